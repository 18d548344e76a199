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
    item(for: controller) { $0 }
  }

  /// Makes a transition that presents the view controller of another coordinator.
  ///
  /// - Parameter coordinator: The coordinator whose view controller to present.
  /// - Returns: The transition.
  public func present<T: ControllerCoordinator>(_ coordinator: T) -> NavigationItem {
    item(for: coordinator) { $0.controller }
  }

  private func item<T: Routable>(
    for target: T, _ controller: @escaping (T) -> UIViewController
  ) -> NavigationItem {
    NavigationItem(
      self, target,
      push: { animated, source, target, completion in
        source.controller.present(controller(target), animated: animated, completion: completion)
      },
      pop: { animated, _, target, completion in
        controller(target).dismiss(animated: animated, completion: completion)
      })
  }
}
