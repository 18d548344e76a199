/// Objects that are kept elsewhere, in the order in which they came, for as long as they are.
struct WeakList<Object: AnyObject> {
  private struct Place {
    weak var object: Object?
  }

  private var places: [Place] = []
  /// How many places there may be before those of objects that are gone are looked for.
  private var limit = 16

  /// Whether nothing has come that is not known to be gone.
  var isEmpty: Bool { places.isEmpty }

  /// Adds an object.
  ///
  /// - Complexity: O(1) amortised: the gone are looked for when there are twice as many as were left the last time.
  mutating func add(_ object: Object) {
    if places.count >= limit {
      removeGone()
      limit = max(16, 2 * places.count)
    }
    places.append(Place(object: object))
  }

  /// The objects that are there still; those that are gone are forgotten.
  mutating func living() -> [Object] {
    let living = places.compactMap { $0.object }
    if living.count < places.count { removeGone() }
    return living
  }

  /// Calls a closure with every object that is there still.
  ///
  /// - Returns: Whether others are gone.
  func forEach(_ body: (Object) -> Void) -> Bool {
    var hasGone = false
    for place in places {
      if let object = place.object { body(object) } else { hasGone = true }
    }
    return hasGone
  }

  /// Forgets those that are gone.
  mutating func removeGone() { places.removeAll { $0.object == nil } }
}
