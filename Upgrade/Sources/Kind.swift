/// What a name stands for, as far as it matters to what was renamed.
enum Kind: Hashable {
  /// A type of Waymark's that has renamed members.
  case router, event, didNavigate, step, proposal, intent, path
  /// A tree, a stack or an editor of one.
  case tree
  /// Something else, with its type's name where that is said.
  case other(String)

  /// The kind of a type by its name, without its module and generic arguments.
  init(typeName: String) {
    switch typeName {
    case "Router": self = .router
    case "RouterEvent": self = .event
    case "DidNavigate": self = .didNavigate
    case "NavigationStep": self = .step
    case "Proposal": self = .proposal
    case "Intent": self = .intent
    case "ContainerPath": self = .path
    case "Tree", "RouteTree", "EntryTree", "RouteStack", "TreeEditor", "Container": self = .tree
    default: self = .other(typeName)
    }
  }

  /// What the first parameter of a closure is that this function of a router is called with.
  init?(ofClosureFor function: String) {
    switch function {
    case "didNavigate": self = .didNavigate
    case "onEvent": self = .event
    case "addGuard": self = .proposal
    case "edit": self = .tree
    default: return nil
    }
  }

  /// Whether it is none of those that have renamed members.
  var isOther: Bool { if case .other = self { true } else { false } }

  /// Whether its identifier of a navigation was called `navigation`.
  var hasNavigationID: Bool {
    switch self {
    case .event, .didNavigate, .step, .proposal: true
    default: false
    }
  }
}
