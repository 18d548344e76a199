public import Foundation

/// Makes the app's navigation from the name of its class.
///
/// A name that does not fit is a programmer error, and the message says what is wrong with it. If the name
/// comes from elsewhere, such as a settings file, use ``appNavigation(named:)``.
///
/// - Parameter appNavigationClassString: The module and the class, as `"YourAppName.MyAppNavigation"`.
/// - Returns: A new instance.
@preconcurrency @MainActor
public func appNavigationFromString(_ appNavigationClassString: String) -> any AppNavigation {
  do {
    return try appNavigation(named: appNavigationClassString)
  } catch {
    preconditionFailure("appNavigationFromString: \(error)")
  }
}

/// Makes the app's navigation from the name of its class, if there is such a class.
///
/// - Parameter name: The module and the class, as `"YourAppName.MyAppNavigation"`.
/// - Returns: A new instance.
/// - Throws: ``AppNavigationError`` if there is no such class, or it cannot be made or used.
@preconcurrency @MainActor
public func appNavigation(named name: String) throws(AppNavigationError) -> any AppNavigation {
  guard let found = NSClassFromString(name) else { throw .noClass(name) }
  guard let type = found as? RuntimeInjectable.Type else { throw .notInjectable(name) }
  guard let instance = type.init() as? any AppNavigation else { throw .notAppNavigation(name) }
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
