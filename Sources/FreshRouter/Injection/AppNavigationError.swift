/// Why no ``AppNavigation`` could be made from a class name.
public enum AppNavigationError: Error, Hashable, CustomStringConvertible {
  /// There is no class with the name.
  case noClass(String)
  /// The class with the name is not a ``RuntimeInjectable``.
  case notInjectable(String)
  /// The class with the name is not an ``AppNavigation``.
  case notAppNavigation(String)

  /// What is wrong with the name or its class, and what to do.
  public var description: String {
    switch self {
    case .noClass(let name):
      "There is no class named \"\(name)\". Give the module too, as in \"YourAppName.MyAppNavigation\"."
    case .notInjectable(let name):
      "\(name) is not RuntimeInjectable. Declare it as `class \(name.typeName): RuntimeInjectable, AppNavigation`."
    case .notAppNavigation(let name):
      "\(name) is not an AppNavigation. Declare it as `class \(name.typeName): RuntimeInjectable, AppNavigation`."
    }
  }
}

extension String {
  fileprivate var typeName: Substring { split(separator: ".").last ?? self[...] }
}
