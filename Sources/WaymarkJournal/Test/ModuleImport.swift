/// How a test imports a module.
struct ModuleImport: Hashable, Sendable {
  /// Modules of the system that routes may have values of, which are built without what `@testable` needs.
  private static let ofSystem: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "CoreLocation", "Dispatch", "Foundation", "Observation",
    "SwiftUI", "Synchronization", "UIKit",
  ]

  let module: String

  var text: String {
    Self.ofSystem.contains(module) || module.hasPrefix("_")
      ? "import \(module)" : "@testable import \(module)"
  }
}
