/// A list with a chosen item, for use in a screen.
///
/// It is a value: the screen keeps it in a variable, passes it the keys and draws its rows. Drawing does not
/// change it, and each copy scrolls by itself.
///
/// ```swift
/// func draw(on canvas: Canvas) {
///   for row in list.rows(on: canvas, placeholder: "No messages") {
///     row.write(list[row.index].subject)
///   }
/// }
///
/// func handle(_ key: Key) -> Bool {
///   if list.handle(key) { return true }
///   guard key == .enter, let message = list.selectedItem else { return false }
///   open(message)
///   return true
/// }
/// ```
///
/// The number of items does not matter: a key or a frame costs only the rows in view. The items may be any
/// collection with random access, such as the range `0..<1_000_000`, whose items are made when they are
/// drawn.
public struct TerminalList<Items: RandomAccessCollection, ID: Hashable>: ListPosition {
  /// The items that the list shows.
  ///
  /// The chosen item stays chosen, found by its identity, and stays on its row of the screen. If it is gone,
  /// the one in its place is chosen. If all items are gone, it is chosen again when it comes back.
  ///
  /// - Complexity: Setting it is O(*d*) in how many places the chosen item has moved, and O(*n*) in the
  ///   number of items if it is gone.
  public var items: Items {
    didSet { follow() }
  }

  /// The chosen row; 0 if there is none.
  public private(set) var index = 0

  private let id: (Items.Element) -> ID
  private var selectedID: ID?
  private var drawn = DrawnState(ListWindow())

  /// Makes a list whose first item is chosen.
  ///
  /// - Parameters:
  ///   - items: What it shows.
  ///   - id: What identifies an item, different for each of them.
  public init(_ items: Items, id: @escaping (Items.Element) -> ID) {
    self.items = items
    self.id = id
    follow()
  }

  /// Makes a list whose first item is chosen.
  ///
  /// - Parameter items: What it shows.
  public init(_ items: Items) where Items.Element: Identifiable, ID == Items.Element.ID {
    self.init(items) { $0.id }
  }

  /// How many items there are.
  public var count: Int { items.count }

  /// The item of a row.
  ///
  /// - Parameter row: The row.
  /// - Precondition: `row` is at least 0 and less than ``count``.
  public subscript(row: Int) -> Items.Element {
    precondition(row >= 0 && row < count, "There is no row \(row) in a list of \(count)")
    return items[items.index(items.startIndex, offsetBy: row)]
  }

  /// The chosen item; nil if there are none.
  public var selectedItem: Items.Element? { index < count ? self[index] : nil }

  /// The identity of the chosen item, to keep it in a screen's saved values.
  ///
  /// Setting it to that of another item chooses that item and brings it into view. If there are no items yet,
  /// it is chosen when they come. An identity that no item has, and nil, change nothing.
  ///
  /// - Complexity: Setting it is O(*n*) in the number of items.
  public var selection: ID? {
    get { selectedID }
    set {
      guard let newValue else { return }
      if count == 0 {
        selectedID = newValue
      } else if let row = row(of: newValue) {
        choose(row) { $0.center($1, of: $2) }
      }
    }
  }

  /// The rows in view.
  public var visible: Range<Int> { drawn.current.visible(of: count) }
}

// MARK: - Moving

extension TerminalList {
  /// Chooses a row and brings it into view.
  ///
  /// - Parameter row: The row; if it does not exist, the nearest one.
  public mutating func move(to row: Int) {
    choose(row) { $0.reveal($1, of: $2) }
  }

  /// Goes on or back by what is in view, less one row for orientation.
  ///
  /// - Parameter pages: How many pages; below zero goes up.
  public mutating func page(by pages: Int) {
    let step = max(1, drawn.current.height - 1)
    // At most from one end to the other, so that any number will do.
    let most = count / step + 1
    let distance = max(-most, min(pages, most)) * step
    choose(index + distance) {
      $0.scroll(by: distance, of: $2)
      $0.reveal($1, of: $2)
    }
  }

  /// Sets how many rows there is room for; the chosen one stays in view.
  ///
  /// Drawing the list does so by itself.
  ///
  /// - Parameter height: How many.
  public func show(height: Int) {
    drawn.show(extent: max(0, height)) { $0.show(height: height, index, of: count) }
  }

  /// The rows in view, each with its part of a canvas, on which the bar behind the chosen one is drawn already.
  ///
  /// - Parameters:
  ///   - canvas: Where the list is; it is scrolled so that the chosen row is in view.
  ///   - selection: How the chosen row looks. The default swaps the colours, so that the row stands out
  ///     without colours too.
  ///   - placeholder: The text if there are no rows; nothing by default.
  /// - Returns: The rows, from the top; no more than the canvas has.
  /// - Complexity: O(*m*) in the number of rows in view.
  public func rows(on canvas: Canvas, selection: Style = .reverse, placeholder: String = "") -> [ListRow] {
    let window = drawn.draw(on: canvas, extent: canvas.height) {
      $0.show(height: canvas.height, index, of: count)
    }
    return rowsInView(
      window.visible(of: count), on: canvas, selection: selection, placeholder: placeholder)
  }

  /// The row of the next matching item behind the chosen one, as for typing ahead; after the last item comes
  /// the first.
  ///
  /// - Parameter matches: Whether an item matches.
  /// - Returns: The row; that of the chosen item itself if no other matches; nil if none does.
  /// - Throws: What `matches` throws.
  /// - Complexity: O(*n*) in the number of items.
  public func nextRow(where matches: (Items.Element) throws -> Bool) rethrows -> Int? {
    try (0..<count).lazy.map { (index + 1 + $0) % count }.first { try matches(self[$0]) }
  }

  /// Chooses a row and scrolls.
  ///
  /// - Parameters:
  ///   - row: The row; if it does not exist, the nearest one.
  ///   - scroll: Scrolls the window, given the chosen row and the number of them all.
  private mutating func choose(_ row: Int, _ scroll: (inout ListWindow, Int, Int) -> Void) {
    let count = count
    let index = max(0, min(row, count - 1))
    self.index = index
    if count > 0 { selectedID = id(self[index]) }
    DrawnState.change(&drawn) { scroll(&$0, index, count) }
  }
}

// MARK: - Following

extension TerminalList {
  /// Chooses again what was chosen before the items changed.
  private mutating func follow() {
    let before = index
    choose(selectedID.flatMap { row(of: $0) } ?? before) { window, row, count in
      window.scroll(by: row - before, of: count)
      window.reveal(row, of: count)
    }
  }

  /// The row of an item, searched in both directions from the chosen one, because items mostly move by a few
  /// places.
  private func row(of wanted: ID) -> Int? {
    let count = count
    func isFound(_ row: Int) -> Bool { row >= 0 && row < count && id(self[row]) == wanted }
    for distance in 0..<max(count - index, index + 1) {
      if isFound(index + distance) { return index + distance }
      if isFound(index - distance) { return index - distance }
    }
    return nil
  }
}
