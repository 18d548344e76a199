// UIKit re-exports Foundation, and with it the geometry; code written for it relies on that.
@_exported public import Foundation

#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#endif
