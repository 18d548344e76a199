#if canImport(SwiftUI)
  import SwiftUI

  /// Tells assistive technology that another screen is visible, so that it looks for where to begin.
  @MainActor
  enum ScreenChange {
    static func post() {
      AccessibilityNotification.ScreenChanged(nil).post()
    }
  }
#endif
