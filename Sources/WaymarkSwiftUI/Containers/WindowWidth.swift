#if canImport(SwiftUI)
  import SwiftUI

  /// Whether there is room for one column alone.
  enum WindowWidth {
    #if os(macOS)
      static func isCompact(_ sizeClass: UserInterfaceSizeClass?) -> Bool { false }
    #elseif os(watchOS)
      static func isCompact(_ sizeClass: UserInterfaceSizeClass?) -> Bool { true }
    #else
      static func isCompact(_ sizeClass: UserInterfaceSizeClass?) -> Bool { sizeClass == .compact }
    #endif
  }
#endif
