/// Makes controllers by identifier, with factories that are registered in code.
///
/// ```swift
/// UIStoryboard.register("Profile", in: "Main") { ProfileViewController() }
/// let profile = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Profile")
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private static var factories: [String: [String: () -> UIViewController]] = [:]
  private static var initialIdentifiers: [String: String] = [:]

  let name: String

  /// Finds a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name that factories were registered under.
  ///   - storyboardBundleOrNil: Ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Registers a factory for a controller; not part of UIKit, which reads a file.
  ///
  /// - Parameters:
  ///   - identifier: The controller's identifier.
  ///   - storyboard: The storyboard's name.
  ///   - isInitial: Whether it is the storyboard's initial controller.
  ///   - factory: Makes the controller.
  public static func register(
    _ identifier: String, in storyboard: String, isInitial: Bool = false,
    factory: @escaping @MainActor () -> UIViewController
  ) {
    factories[storyboard, default: [:]][identifier] = factory
    if isInitial { initialIdentifiers[storyboard] = identifier }
  }

  /// Makes the controller with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let factory = Self.factories[name]?[identifier] else {
      preconditionFailure(
        """
        NSInvalidArgumentException: Storyboard (\(name)) doesn't contain a view controller with identifier \
        '\(identifier)'
        """)
    }
    let controller = factory()
    controller.storyboard = self
    return controller
  }

  /// Makes the controller with an identifier, with the app's closure if there is one.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = instantiateViewController(withIdentifier: identifier)
    guard let controller = made as? ViewController else {
      preconditionFailure("The controller '\(identifier)' of \(name) is no \(ViewController.self)")
    }
    return controller
  }

  /// Makes the initial controller, or returns `nil` if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    Self.initialIdentifiers[name].map { instantiateViewController(withIdentifier: $0) }
  }
}
