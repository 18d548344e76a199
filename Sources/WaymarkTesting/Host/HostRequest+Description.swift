import Waymark

extension HostRequest: CustomStringConvertible {
  /// The request in one short line: a step as it describes itself, a rebuild as `rebuild [a b]`.
  public var description: String {
    switch self {
    case .step(let step): step.step.description
    case .rebuild(let tree): "rebuild \(tree)"
    }
  }
}
