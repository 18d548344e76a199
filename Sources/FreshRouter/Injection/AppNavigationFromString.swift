public import Foundation

/// Makes the app's navigation from the name of its class.
///
/// A name that does not fit is a programmer error, and the message says what is wrong with it.
///
/// - Parameter appNavigationClassString: The module and the class, as `"YourAppName.MyAppNavigation"`.
/// - Returns: A new instance.
@preconcurrency @MainActor
public func appNavigationFromString(_ appNavigationClassString: String) -> any AppNavigation {
  let name = appNavigationClassString
  guard let found = NSClassFromString(name) else {
    fatalError(
      "There is no class named \"\(name)\". Give the module too, as in \"YourAppName.MyAppNavigation\".")
  }
  guard let instance = (found as? RuntimeInjectable.Type)?.init() as? any AppNavigation else {
    fatalError("\(name) is not both: declare it as `class \(found): RuntimeInjectable, AppNavigation`.")
  }
  return instance
}

/// A type whose instances are made without arguments.
@preconcurrency @MainActor
public protocol Initializable {
  /// Makes an instance.
  init()
}

/// The superclass of an ``AppNavigation`` that is found by its name at run time.
///
/// The file that registers it does not name it, and so is not recompiled when a screen changes.
@preconcurrency @MainActor
open class RuntimeInjectable: NSObject, Initializable {
  /// Makes an instance.
  public required override init() {}
}
