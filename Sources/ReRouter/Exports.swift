// Coordinators that are written for this module navigate with UIKit without importing it.
#if canImport(UIKit) && !os(watchOS)
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
