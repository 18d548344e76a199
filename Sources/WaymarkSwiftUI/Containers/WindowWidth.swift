#if canImport(SwiftUI)
  import SwiftUI

  /// Whether there is room for only one column.
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
