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

    /// Whether the activity is offered to other devices.
    open var isEligibleForHandoff = true

    /// Whether the activity is indexed for search.
    open var isEligibleForSearch = false

    /// Whether the last call was `becomeCurrent()`.
    public private(set) var isCurrent = false

    /// Creates an activity of a type.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds entries to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Marks the activity as what the user is doing now.
    open func becomeCurrent() { isCurrent = true }

    /// Marks the activity as no longer current.
    open func resignCurrent() { isCurrent = false }

    /// Marks the activity as no longer current, for good.
    open func invalidate() { isCurrent = false }
  }
#endif
