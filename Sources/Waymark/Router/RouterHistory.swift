/// The earlier states of a router's tree, as hosts list them and stores heed them; `WaymarkJournal` keeps them.
@MainActor
package protocol RouterHistory: AnyObject {
  /// Whether an earlier moment is shown.
  var isTravelling: Bool { get }
  /// Which moment is shown, as the title of a list of moments.
  var title: String { get }
  /// The numbers of the moments that are kept, the oldest first.
  var momentNumbers: [Int] { get }
  /// The number of the moment that is shown.
  var currentNumber: Int { get }

  /// A moment as a line of a list: a mark at the one that is shown, its number, the time since the first moment, the title of
  /// the screen that the user saw, and what changed.
  func line(for number: Int) -> String
  @discardableResult func go(to number: Int, options: NavigationOptions) -> Navigation?
  @discardableResult func backToNow(options: NavigationOptions) -> Navigation?
  /// Calls a closure when a moment is added, and when another one is shown.
  func onChange(_ body: @escaping @MainActor () -> Void) -> Registration
}

extension Router {
  /// The history; `nil` unless one is kept.
  package var historyForHosts: (any RouterHistory)? {
    get { parts.history }
    set { parts.history = newValue }
  }

  /// Whether an earlier moment is shown for debugging.
  var isTravelling: Bool { parts.history?.isTravelling == true }
}
