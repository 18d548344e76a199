/// An app's code that acts the next time that a host, or its toolkit, calls it at a certain moment.
@MainActor
package final class Acting<Call: Equatable> {
  /// When an app's code is called.
  package typealias Moment = Call

  /// Whether it has been done.
  package private(set) var isDone = false

  /// How many screens there are, if the screens count themselves.
  package var screenCount = 0

  private var due: (moment: Moment, act: () -> Void)?

  /// Makes one that does nothing yet.
  package init() {}

  /// Does something the next time that the moment comes, in place of what was to be done before.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - act: What to do.
  package func act(at moment: Moment, _ act: @escaping () -> Void) { due = (moment, act) }

  /// Does nothing any more: what has not come will not come.
  package func forget() { due = nil }

  /// Does what is due at a moment.
  ///
  /// - Parameter moment: The moment that has come.
  package func has(come moment: Moment) {
    guard let due, due.moment == moment else { return }
    self.due = nil
    isDone = true
    due.act()
  }
}
