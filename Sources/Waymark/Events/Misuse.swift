/// A mistake of a host or an app that the router tolerates.
public struct Misuse: Hashable, Sendable {
  /// What went wrong.
  public let problem: String

  /// What to do about it.
  public let advice: String

  init(_ problem: String, _ advice: String) {
    self.problem = problem
    self.advice = advice
  }
}

extension Misuse: CustomStringConvertible {
  /// What went wrong, and what to do about it.
  public var description: String { "\(problem). \(advice)" }
}

extension Router {
  /// Says what a host or the app does wrong: in the log the first time, as an event each time.
  ///
  /// Where an event of its own tells of it, the log alone has to. Those who hear of it may do something of their own, so nothing is to be half changed.
  ///
  /// - Parameters:
  ///   - problem: What went wrong.
  ///   - advice: What to do about it.
  ///   - navigation: The navigation in which it happened.
  ///   - key: What all of its kind have in common; what went wrong if `nil`.
  func noteMisuse(_ problem: String, _ advice: String, in navigation: NavigationID, as key: String? = nil) {
    misuse.note(problem, advice, in: navigation, as: key)
    tap?.note(.misuse(problem), navigation.rawValue, at: .top, .aside)
    emit(.misused(Misuse(problem, advice)), navigation, from: JournalPlace(kind: .misused))
  }
}
