/// Which row of a list is chosen, and which rows are in view.
///
/// ``TerminalList`` is one, and has the items too. A model that knows nothing of terminals, because other hosts show it as well,
/// keeps its own and need only be declared to conform: then keys move it and a canvas shows it as they do a ``TerminalList``.
///
/// ```swift
/// extension MessagesModel.Cursor: ListPosition {}
/// ```
public protocol ListPosition {
  /// How many rows the list has.
  var count: Int { get }

  /// The chosen row, 0 also where there is none.
  var index: Int { get }

  /// The rows in view.
  var visible: Range<Int> { get }

  /// Chooses a row and brings it into view.
  ///
  /// - Parameter row: The row; the nearest one there is.
  mutating func move(to row: Int)

  /// Goes on or back by what is in view, less a row to hold on to.
  ///
  /// - Parameter pages: How many times, below zero to go up.
  mutating func page(by pages: Int)

  /// Takes over how many rows there is room for; the chosen one stays in view.
  ///
  /// - Parameter height: How many.
  mutating func show(height: Int)
}
