#if canImport(SwiftUI)
  import SwiftUI

  #if SDK_BEFORE_IOS17
    @preconcurrency import UIKit
  #endif

  /// Tells assistive technology that another screen is visible, so that it looks for where to begin.
  @MainActor
  enum ScreenChange {
    static func post() {
      #if SDK_BEFORE_IOS17
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      #else
        AccessibilityNotification.ScreenChanged(nil).post()
      #endif
    }
  }
#endif
