// Every file here and every coordinator deals with view controllers, of UIKit or of its model.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
