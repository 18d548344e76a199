/// A list with a chosen item, for use in a screen.
///
/// The screen keeps it in a variable, passes it the keys and draws its rows. Drawing scrolls it and is no change of
/// the variable.
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
  /// Which rows are in view; copies of the list share it.
  private let window = ListWindow()

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
        choose(row)
        window.center(index, of: count)
      }
    }
  }

  /// The rows in view.
  public var visible: Range<Int> { window.visible(of: count) }

  /// Chooses a row and brings it into view.
  ///
  /// - Parameter row: The row; if it does not exist, the nearest one.
  public mutating func move(to row: Int) {
    choose(row)
    window.reveal(index, of: count)
  }

  /// Goes on or back by what is in view, less one row for orientation.
  ///
  /// - Parameter pages: How many pages; below zero goes up.
  public mutating func page(by pages: Int) {
    let step = max(1, min(window.height, count) - 1)
    // At most from one end to the other, so that any number will do.
    let most = count / step + 1
    let distance = max(-most, min(pages, most)) * step
    choose(index + distance)
    window.scroll(by: distance, of: count)
    window.reveal(index, of: count)
  }

  /// Sets how many rows there is room for; the chosen one stays in view.
  ///
  /// Drawing the list does so by itself.
  ///
  /// - Parameter height: How many.
  public func show(height: Int) { window.show(height: height, index, of: count) }

  /// The rows in view, each with its part of a canvas, on which the bar behind the chosen one is drawn already.
  ///
  /// - Parameters:
  ///   - canvas: Where the list is; it is scrolled so that the chosen row is in view.
  ///   - selection: How the chosen row looks. The default swaps the colours, so that the row stands out
  ///     without colours too.
  ///   - placeholder: The text if there are no rows, which says what fills the list.
  /// - Returns: The rows, from the top; no more than the canvas has.
  /// - Complexity: O(*m*) in the number of rows in view.
  public func rows(on canvas: Canvas, selection: Style = .reverse, placeholder: String = "Nothing here yet")
    -> [ListRow]
  {
    show(height: canvas.height)
    return shownRows(on: canvas, selection, placeholder)
  }

  private mutating func choose(_ row: Int) {
    index = max(0, min(row, count - 1))
    if count > 0 { selectedID = id(self[index]) }
  }

  /// Chooses again what was chosen before the items changed.
  private mutating func follow() {
    let before = index
    choose(selectedID.flatMap { row(of: $0) } ?? before)
    window.scroll(by: index - before, of: count)
    window.reveal(index, of: count)
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

/// Which rows of a list are in view.
///
/// It is an object because drawing is no change of the list: a list that is observed does not change when it is only
/// drawn.
private final class ListWindow {
  /// The first row in view.
  private var top = 0
  /// How many rows there is room for; 0 until the list is drawn.
  private(set) var height = 0

  func visible(of count: Int) -> Range<Int> {
    let end = count - top > height ? top + height : count
    return min(top, end)..<end
  }

  func scroll(by rows: Int, of count: Int) { top = max(0, min(top + rows, count - 1)) }

  /// Sets how many rows there is room for, with a row in view.
  func show(height newHeight: Int, _ row: Int, of count: Int) {
    // If nothing was in view, nothing has to stay where it is.
    let isFirst = height == 0
    height = max(0, newHeight)
    if isFirst { center(row, of: count) } else { reveal(row, of: count) }
  }

  /// Brings a row to the middle if it is out of view.
  func center(_ row: Int, of count: Int) {
    if height > 0, !visible(of: count).contains(row) { top = row - height / 2 }
    reveal(row, of: count)
  }

  /// Scrolls as little as possible to bring a row into view, and leaves no room empty that rows could fill.
  func reveal(_ row: Int, of count: Int) {
    guard height > 0 else { return }
    if row < top { top = row }
    if row - top >= height { top = row - height + 1 }
    top = max(0, min(top, count - height))
  }
}
