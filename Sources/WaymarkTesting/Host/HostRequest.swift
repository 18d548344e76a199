import Waymark

/// Something that a router has asked a host for.
@nonexhaustive
public enum HostRequest<R: Route>: Sendable {
  /// A step to perform.
  case step(NavigationStep<R>)
  /// A tree to build.
  case rebuild(EntryTree<R>)

  /// The step, if it is one.
  public var step: NavigationStep<R>? { if case .step(let step) = self { step } else { nil } }

  /// The tree to build, if it is a rebuild.
  public var rebuild: EntryTree<R>? { if case .rebuild(let tree) = self { tree } else { nil } }
}
