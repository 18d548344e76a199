public import Waymark
import WaymarkCore

/// A moment of a router's history.
public struct HistoryMoment<R: Route>: Identifiable, Sendable {
  /// The cause of a moment's tree.
  @nonexhaustive
  public enum Cause: Hashable, Sendable {
    /// The history began with it.
    case start
    /// A navigation changed the tree.
    case navigation
    /// The user did something without asking.
    case user
    /// The tree went back to what was shown, because a host failed or the user gave up a step.
    case takenBack
    /// The router had travelled there, and went on from there.
    case travel
  }

  /// The moment's number, from 1, which only grows.
  public let id: Int
  /// The navigation, or the user's action, that made it.
  public let navigationID: NavigationID
  /// The cause of the moment's tree.
  public let cause: Cause
  /// When that was, on the router's timer.
  public let time: Duration
  /// The tree as it was, or as it is again.
  var tree: PlaceTree
}

// The history as hosts list it.
extension History {
  package var title: String {
    isTravelling ? "History: moment \(current.id) of \(now.id)" : "History: now"
  }

  package var momentNumbers: [Int] { moments.map(\.id) }

  package var currentNumber: Int { current.id }

  package func line(for number: Int) -> String {
    guard let moment = moment(number), let tree = tree(at: number) else { return "" }
    let mark = number == current.id ? "●" : " "
    let seconds = (moment.time - moments[0].time).components.seconds
    let clock = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    let before = self.tree(at: number - 1)
    let change = before.map { $0.routes.steps(to: tree.routes).map(\.description).joined(separator: ", ") }
    // The screen comes first, because it differs from line to line even if changes are alike.
    return "\(mark) \(number)  \(clock)  \(screenTitle(tree.visibleRoute))  \(change ?? "start")"
  }
}
