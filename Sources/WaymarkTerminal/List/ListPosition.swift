/// Which row of a list is chosen, and which rows are in view.
///
/// ``TerminalList`` is one, and has the items too. A model that knows nothing of terminals, because other hosts show it as well, keeps its own and only declares the conformance. Then keys move it and a canvas shows it, as with a ``TerminalList``.
///
/// ```swift
/// extension MessagesModel.Cursor: ListPosition {}
/// ```
public protocol ListPosition {
  /// How many rows the list has.
  var count: Int { get }

  /// The chosen row; 0 if there is none.
  var index: Int { get }

  /// The rows in view.
  var visible: Range<Int> { get }

  /// Chooses a row and brings it into view.
  ///
  /// - Parameter row: The row; if it does not exist, the nearest one.
  mutating func move(to row: Int)

  /// Goes on or back by what is in view, less one row for orientation.
  ///
  /// - Parameter pages: How many pages; below zero goes up.
  mutating func page(by pages: Int)

  /// Sets how many rows there is room for; the chosen one stays in view.
  ///
  /// - Parameter height: How many.
  mutating func show(height: Int)
}
