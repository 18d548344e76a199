// UIKit re-exports Foundation, and with it the geometry; code written for it relies on that.
@_exported import Foundation

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
