/// A screen's closure that answers when the screen would be left.
enum Objection<R: Route> {
  case immediate(@MainActor (LeaveRequest) -> LeaveDecision<R>)
  case deferred(@MainActor (LeaveRequest) async -> LeaveDecision<R>)

  /// The objection as a question about a navigation.
  var question: GuardQuestion<R> {
    switch self {
    case .immediate(let decide): .leaving(decide)
    case .deferred(let decide): .asking { await decide($0.request).decision(asking: $0) }
    }
  }

  /// The objection of a feature's screen, in the app's routes.
  func embedded<App: Route>(_ embed: @escaping @MainActor (R) -> App) -> Objection<App> {
    switch self {
    case .immediate(let decide): .immediate { decide($0).embedded(embed) }
    case .deferred(let decide): .deferred { await decide($0).embedded(embed) }
    }
  }
}

/// The ways of leaving a screen about which it wants to be asked.
public struct LeaveReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The screen's entry would be removed from the tree.
  public static let removed = LeaveReasons(rawValue: 1)

  /// The screen would stay, in a tab that is no longer selected.
  public static let deselected = LeaveReasons(rawValue: 2)

  /// Every way of leaving.
  public static let all: LeaveReasons = [.removed, .deselected]
}
