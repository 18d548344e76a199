import Waymark

/// Why a terminal host could not show a step; the router then asks it to rebuild.
public enum TerminalHostError: Error, Hashable, CustomStringConvertible {
  /// The step does not fit what the host shows.
  case stepDoesNotFit
  /// A step came before anything was shown.
  case nothingShown
  /// The router of the host is gone, or the host was made for another one.
  case routerMissing
  /// Something newer came before the step's animation had ended.
  case interrupted

  /// What went wrong.
  public var description: String {
    switch self {
    case .stepDoesNotFit: "the step does not fit what the terminal shows; it has to be rebuilt from the tree"
    case .nothingShown: "a step came before the terminal showed a tree; it has to be rebuilt from the tree"
    case .routerMissing: "the terminal's router is gone; keep the router as long as its host is used"
    case .interrupted: "something newer came before the animation had ended"
    }
  }
}
