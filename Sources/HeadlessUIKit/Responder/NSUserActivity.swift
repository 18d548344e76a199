#if !canImport(ObjectiveC)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The type of activities that stand for a web page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// A state of the app that can be continued later or on another device; Foundation has this class on Apple
  /// platforms only.
  @MainActor
  open class NSUserActivity: NSObject {
    /// The type, in reverse-DNS notation.
    public let activityType: String

    /// A title to show to the user.
    open var title: String?

    /// The data from which the state is restored.
    open var userInfo: [AnyHashable: Any]?

    /// The web page that the activity stands for.
    open var webpageURL: URL?

    /// Creates an activity of a type.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds entries to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
  }
#endif
