/// A mistake of a host or an app that the router tolerates.
public struct Misuse: Hashable, Sendable {
  /// The mistake.
  public let problem: String

  /// The remedy.
  public let advice: String

  init(_ problem: String, _ advice: String) {
    self.problem = problem
    self.advice = advice
  }
}

extension Misuse: CustomStringConvertible {
  /// The mistake and the remedy.
  public var description: String { "\(problem). \(advice)" }
}

extension Router {
  /// Reports what a host or the app does wrong: in the log the first time, and as an event each time.
  ///
  /// If another event reports it already, use only the log. Observers may do something in response, so call this only when
  /// nothing is half changed.
  ///
  /// - Parameters:
  ///   - problem: What went wrong.
  ///   - advice: What to do about it.
  ///   - navigation: The navigation in which it happened.
  ///   - key: What identifies its kind; the text itself if `nil`.
  func noteMisuse(_ problem: String, _ advice: String, in navigation: NavigationID, as key: String? = nil) {
    misuse.note(problem, advice, in: navigation, as: key)
    tap?.note(.misuse(problem), navigation.rawValue, at: .top, .aside)
    emit(.misused(Misuse(problem, advice)), navigation, from: JournalPlace(kind: .misused))
  }
}
