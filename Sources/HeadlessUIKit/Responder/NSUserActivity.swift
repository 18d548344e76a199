#if !canImport(ObjectiveC)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What the type of an activity is that stands for a web page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// A state of the app to be taken up later or elsewhere, which Foundation has on Apple platforms only.
  @MainActor
  open class NSUserActivity: NSObject {
    /// The type, in reverse-DNS notation.
    public let activityType: String

    /// A title to show.
    open var title: String?

    /// What is needed to restore the state.
    open var userInfo: [AnyHashable: Any]?

    /// The page the activity stands for.
    open var webpageURL: URL?

    /// Whether it is offered to other devices.
    open var isEligibleForHandoff = true

    /// Whether it is indexed for search.
    open var isEligibleForSearch = false

    /// Whether `becomeCurrent()` was called last.
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

    /// Marks it as what the user is doing now.
    open func becomeCurrent() { isCurrent = true }

    /// Marks it as no longer current.
    open func resignCurrent() { isCurrent = false }

    /// Marks it as no longer current, for good.
    open func invalidate() { isCurrent = false }
  }
#endif
