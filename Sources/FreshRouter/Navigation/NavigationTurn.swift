import UIKitTurns

/// A navigation as the engine's routes have it: the number of the call of `navigate`, and the case that was navigated to.
public typealias NavigationTurn = TurnRoute

extension Navigation {
  /// The type and the case, without reading what the case carries.
  var turnName: String {
    let mirror = Mirror(reflecting: self)
    let type = String(describing: mirror.subjectType)
    guard mirror.displayStyle == .enum else { return type }
    return "\(type).\(mirror.children.first?.label ?? String(describing: self))"
  }
}
