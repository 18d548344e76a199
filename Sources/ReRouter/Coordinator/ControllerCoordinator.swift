/// A coordinator with a view controller of its own, which presents other view controllers.
@MainActor @preconcurrency
public protocol ControllerCoordinator: CoordinatorType {
  /// The type of the view controller.
  associatedtype Controller: UIViewController

  /// The view controller.
  var controller: Controller { get }
}

extension ControllerCoordinator {
  /// Makes a transition that presents a view controller.
  ///
  /// - Parameter controller: The view controller to present.
  /// - Returns: The transition.
  public func present<T: UIViewController>(_ controller: T) -> NavigationItem {
    NavigationItem(
      self, controller,
      push: { animated, source, target, completion in
        source.controller.present(target, animated: animated, completion: completion)
      },
      pop: { animated, _, target, completion in
        target.dismiss(animated: animated, completion: completion)
      })
  }

  /// Makes a transition that presents the view controller of another coordinator.
  ///
  /// - Parameter coordinator: The coordinator whose view controller to present.
  /// - Returns: The transition.
  public func present<T: ControllerCoordinator>(_ coordinator: T) -> NavigationItem {
    NavigationItem(
      self, coordinator,
      push: { animated, source, target, completion in
        source.controller.present(target.controller, animated: animated, completion: completion)
      },
      pop: { animated, _, target, completion in
        target.controller.dismiss(animated: animated, completion: completion)
      })
  }
}
