#if canImport(UserNotifications) && !os(tvOS)
  public import UserNotifications

  extension UNNotificationResponse: LinkCarrier {
    /// The text under `link` in what the notification carries, if the user has tapped it.
    ///
    /// A dismissal and the app's own actions open nothing.
    public var link: String? {
      CarriedLink.of(
        notification.request.content.userInfo,
        isTap: actionIdentifier == UNNotificationDefaultActionIdentifier)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  extension UIApplicationShortcutItem: LinkCarrier {
    /// The text under `link` in what the quick action carries, or its type.
    public var link: String? { CarriedLink.of(quickAction: type, userInfo) }
  }
#endif
