import WaymarkCore

extension Router: @MainActor CustomStringConvertible {
  /// Where the router is, and what it waits for: the step, the guard by name, the detour, the question.
  ///
  /// The tree is the first line, and each thing that is waited for has a line of its own:
  ///
  /// ```
  /// [home] {signIn}
  ///   navigation 12 waits until finishDetour() in signIn
  /// ```
  public var description: String { core.state.description }
}
