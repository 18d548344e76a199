import Foundation

/// Something that can be made without knowing more than its type.
@preconcurrency @MainActor
public protocol Initializable {
  /// Makes an instance.
  init()
}

/// The superclass of an ``AppNavigation`` that is found by its name at run time.
///
/// So the file that registers it does not name it, and is not recompiled when a screen changes.
@preconcurrency @MainActor
open class RuntimeInjectable: NSObject, Initializable {
  /// Makes an instance.
  public required override init() {}
}
