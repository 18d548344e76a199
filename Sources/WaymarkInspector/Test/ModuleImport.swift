/// The line with which a test imports a module.
struct ModuleImport: Hashable, Sendable {
  /// The system's modules whose types routes may contain.
  ///
  /// They are not built for `@testable`.
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
