/// Makes controllers by identifier, with factories that are registered in code.
///
/// ```swift
/// UIStoryboard.register("Profile", in: "Main") { ProfileViewController() }
/// let profile = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Profile")
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private static var factories: [String: [String: () -> UIViewController]] = [:]

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
  ///   - factory: Makes the controller.
  public static func register(
    _ identifier: String, in storyboard: String, factory: @escaping @MainActor () -> UIViewController
  ) {
    factories[storyboard, default: [:]][identifier] = factory
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
    return factory()
  }
}
