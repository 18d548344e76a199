#if canImport(ObjectiveC)
  public import Foundation
  import Waymark
  import WaymarkLinks

  #if canImport(AppIntents)
    public import AppIntents
  #endif

  extension PlaceOffer {
    /// Makes an activity of the offer: for a scene's `userActivity`, or to become the current one.
    ///
    /// - Parameter type: The type of the activity, which `NSUserActivityTypes` in Info.plist lists.
    /// - Returns: The activity.
    public func activity(_ type: String) -> NSUserActivity {
      let activity = NSUserActivity(activityType: type)
      write(to: activity)
      return activity
    }

    /// Writes the offer into an activity.
    ///
    /// The activity opens as a link: a scene's delegate hands it to `router.take(_:)`, a view to `opensActivities(of:with:)`. It
    /// is known by the link, so what was deleted is withdrawn by
    /// `NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers:)`.
    ///
    /// - Parameter activity: The activity.
    public func write(to activity: NSUserActivity) {
      activity.title = title
      activity.addUserInfoEntries(from: [ActivityContent.link: link])
      activity.requiredUserInfoKeys = [ActivityContent.link]
      #if !os(tvOS)
        activity.persistentIdentifier = link
      #endif
      activity.targetContentIdentifier = link
      // An activity refuses the address of anything but a web page.
      if link.hasPrefix("https:") || link.hasPrefix("http:") { activity.webpageURL = URL(string: link) }
      activity.isEligibleForHandoff = uses.contains(.handOff)
      activity.isEligibleForSearch = uses.contains(.search)
      #if !os(macOS) && !os(tvOS)
        activity.isEligibleForPrediction = uses.contains(.prediction)
      #endif
    }

    #if canImport(AppIntents)
      /// Writes the offer into an activity, and the entity that is on the screen, which Siri may be asked about.
      ///
      /// - Parameters:
      ///   - activity: The activity.
      ///   - entity: The entity that the place shows; `nil` if it shows none.
      @available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, visionOS 2.2, *)
      public func write(to activity: NSUserActivity, showing entity: EntityIdentifier?) {
        write(to: activity)
        activity.appEntityIdentifier = entity
      }
    #endif
  }
#endif
