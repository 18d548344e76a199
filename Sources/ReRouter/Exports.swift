// Coordinators that are written for this module navigate with UIKit without importing it.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
