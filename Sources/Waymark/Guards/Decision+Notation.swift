extension Decision: CustomStringConvertible {
  /// The decision in one short line: `allow`, `redirect to show signIn`, `block: The form is not saved`.
  public var description: String {
    switch self {
    case .allow: "allow"
    case .redirect(let intent): "redirect to \(intent)"
    case .block(let reason): "block: \(reason)"
    case .detour(let intent): "detour to \(intent)"
    }
  }
}

extension DecisionSource: CustomStringConvertible {
  /// The guard or the screen, in a word or two: `guard session`, `screen @3`.
  public var description: String {
    switch self {
    case .screen(let id): "screen \(id)"
    case .routerGuard(let name): "guard \(name)"
    }
  }
}

extension GuardRequest: CustomStringConvertible {
  /// The navigation in one short line: `#4 push b: [a] -> [a b]`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public var description: String { "\(navigationID) \(intent): \(current) -> \(proposed)" }
}
