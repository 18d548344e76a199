import Waymark

extension HostRequest: CustomStringConvertible {
  /// The request in one short line: a step as its notation, a rebuild as `rebuild [a b]`.
  public var description: String {
    switch self {
    case .step(let step): step.step.notation
    case .rebuild(let tree): "rebuild \(tree.notation)"
    }
  }
}
