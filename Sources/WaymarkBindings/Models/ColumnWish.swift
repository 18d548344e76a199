import Waymark

/// A column that views have written.
///
/// It is the user's wish unless the room changes at once: views may write what the room makes of the columns
/// before they say that it changes.
@MainActor
final class ColumnWish {
  /// The column.
  var column: Int

  /// The state that views showed before: the column in front, and the roots of all.
  let before: (front: Int, roots: [EntryID])

  /// When views wrote it.
  let moment: Duration

  /// The model's `changeCount` at that time; a change makes the wish out of date.
  let changeCount: Int

  init(_ column: Int, before: (front: Int, roots: [EntryID]), at moment: Duration, changeCount: Int) {
    self.column = column
    self.before = before
    self.moment = moment
    self.changeCount = changeCount
  }

  /// Whether the user has gone back, where one column is shown at a time.
  var isBack: Bool { column < before.front }
}
