/// The content of activities that hosts make and take.
package enum ActivityContent {
  /// The key of a snapshot of the window.
  package static let snapshot = "waymark.snapshot"
  /// The key of the link of a place.
  package static let link = "waymark.link"
  /// The type of the activities that the system's search makes of what an app has put into its index.
  package static let searchType = "com.apple.corespotlightitem"
  /// The key of the identifier in the index.
  package static let searchIdentifier = "kCSSearchableItemActivityIdentifier"

  /// The type of the activities that stand for a web page.
  package static let webType = "NSUserActivityTypeBrowsingWeb"

  /// The link that an activity leads to: a web page, the identifier of what was found in the index, or the link of a place
  /// that was offered.
  ///
  /// - Parameters:
  ///   - type: The type of the activity.
  ///   - webPage: The text of its web page.
  ///   - info: What else it carries.
  /// - Returns: The link, which may be one of another app's.
  package static func link(type: String, webPage: String?, info: [AnyHashable: Any]?) -> String? {
    switch type {
    case webType: webPage
    case searchType: info?[searchIdentifier] as? String
    default: info?[link] as? String
    }
  }
}
