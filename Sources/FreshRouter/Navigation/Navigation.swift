public import UIKitOperations

/// A place that a screen can ask to go to: an enum of the app's, whose cases carry what the next screen
/// needs.
///
/// ```swift
/// enum MyNavigation: Navigation {
///   case about
///   case profile(Person)
/// }
/// ```
public protocol Navigation {}

/// A navigation as the engine's routes have it: the number of the call of `navigate`, and the case that was navigated to.
public typealias NavigationOperation = UIKitOperationRoute

extension Navigation {
  /// The type and the case, without reading what the case carries.
  var operationName: String {
    let mirror = Mirror(reflecting: self)
    let type = String(describing: mirror.subjectType)
    guard mirror.displayStyle == .enum else { return type }
    return "\(type).\(mirror.children.first?.label ?? String(describing: self))"
  }
}
