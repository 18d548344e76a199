/// Something that was registered and has a number.
@usableFromInline
protocol Registered {
  var key: Int { get }
  var registration: Registration { get }
  /// The same without what was registered, which stands for it once its registration has ended.
  var emptied: Self { get }
}

/// The registered elements, in the order of the numbers, which only grow.
///
/// A registration that has ended leaves an empty place behind and is not active. Empty places are removed together, so
/// that ending many registrations costs no more than one each, in whatever order.
@MainActor
@usableFromInline
struct RegisteredList<Element: Registered> {
  @usableFromInline private(set) var places: [Element] = []
  private var emptyCount = 0

  /// Whether nothing is registered.
  var isEmpty: Bool { emptyCount == places.count }

  /// Whether there are empty places.
  var hasEmptyPlaces: Bool { emptyCount > 0 }

  /// The elements whose registrations have not ended.
  ///
  /// - Complexity: O(*n*).
  var registered: [Element] { places.filter { !$0.registration.hasEnded } }

  mutating func append(_ element: Element) { places.append(element) }

  /// Removes what has a number, whose registration has ended.
  ///
  /// The caller keeps it until nothing is being changed, because releasing it may end others.
  ///
  /// - Complexity: O(log *n*), amortised.
  mutating func remove(_ key: Int) {
    guard let index = index(of: key) else { return }
    places[index] = places[index].emptied
    emptyCount += 1
    if emptyCount * 2 > places.count { removeEmptyPlaces() }
  }

  /// Removes the empty places.
  ///
  /// - Complexity: O(*n*).
  mutating func removeEmptyPlaces() {
    places.removeAll { $0.registration.hasEnded }
    emptyCount = 0
  }

  /// The first place whose number is greater than one, or the end.
  ///
  /// - Complexity: O(log *n*).
  func firstIndex(after key: Int) -> Int { places.partitioningIndex { $0.key > key } }

  /// The element with a number.
  ///
  /// - Complexity: O(log *n*).
  func element(_ key: Int) -> Element? { index(of: key).map { places[$0] } }

  private func index(of key: Int) -> Int? {
    let index = firstIndex(after: key - 1)
    return index < places.count && places[index].key == key ? index : nil
  }
}
