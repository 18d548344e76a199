public import Waymark

/// Methods that app and scene delegates call to open links and to restore activities.
extension Router {
  /// Opens a link that the system has delivered.
  ///
  /// ```swift
  /// func application(
  ///   _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  /// ) -> Bool { router.take(url) }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: How to navigate.
  /// - Returns: Whether it is a link of the router's `links`. This is `true` even if guards have refused it.
  @discardableResult
  public func take(_ url: URL, options: NavigationOptions = .standard) -> Bool {
    take(text: url.absoluteString, options)
  }

  private func take(text: String, _ options: NavigationOptions) -> Bool {
    guard case .failed(.linkRefused)? = open(received: text, options: options).currentOutcome
    else { return true }
    return false
  }

  /// Opens the links that a scene has received.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { router.take(contexts) }
  /// ```
  ///
  /// - Parameters:
  ///   - contexts: The links.
  ///   - options: How to navigate.
  /// - Returns: Whether at least one of them is a link of the router's `links`.
  @discardableResult
  public func take(_ contexts: Set<UIOpenURLContext>, options: NavigationOptions = .standard) -> Bool {
    var isTaken = false
    for context in contexts where take(context.url, options: options) { isTaken = true }
    return isTaken
  }

  /// Opens the link of an activity: the web page of a universal link, a place that another device or the system's search
  /// offers, or what the app has put into the system's index with a link as its identifier.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { router.take(userActivity) }
  /// ```
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - options: How to navigate.
  /// - Returns: Whether the activity has a link of the router's `links`.
  @discardableResult
  public func take(_ activity: NSUserActivity, options: NavigationOptions = .standard) -> Bool {
    let link = ActivityContent.link(
      type: activity.activityType, webPage: activity.webpageURL?.absoluteString, info: activity.userInfo)
    return link.map { take(text: $0, options) } ?? false
  }

  /// Opens what a scene was connected for: links, or activities.
  ///
  /// - Parameter options: The options that the scene was connected with.
  /// - Returns: Whether at least one of them is a link of the router's `links`.
  @discardableResult
  public func take(_ options: UIScene.ConnectionOptions) -> Bool {
    let isTaken = take(options.urlContexts, options: .unanimated)
    return options.userActivities.reduce(isTaken) { take($1, options: .unanimated) || $0 }
  }
}

extension Router {
  /// Makes an activity from which a scene can be restored later.
  ///
  /// ```swift
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
  ///   router.restorationActivity("com.example.navigation", format: format)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the activity, in reverse-DNS notation.
  ///   - format: The format to write the snapshot with.
  /// - Returns: The activity, or `nil` if nothing can be written. If only some places cannot be written, only
  ///   they are missing.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  public func restorationActivity(_ type: String, format: some SceneFormat<R>) -> NSUserActivity? {
    guard let text = format.text(of: snapshot) else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.addUserInfoEntries(from: [ActivityContent.snapshot: text])
    return activity
  }

  /// Restores where the user was when an activity was made.
  ///
  /// Call it before a host is attached.
  ///
  /// - Parameters:
  ///   - activity: The activity to restore from; if it is `nil` or holds no snapshot, nothing happens.
  ///   - format: The format to read the snapshot with.
  ///   - tree: The tree to show if the snapshot cannot be read.
  /// - Returns: What was read and what was dropped, or `nil` if there was no snapshot.
  @discardableResult
  public func restore<Format: SceneFormat<R>>(
    from activity: NSUserActivity?, format: Format, default tree: RouteTree<R>
  ) -> Format.Report? {
    guard let text = activity?.userInfo?[ActivityContent.snapshot] as? String else { return nil }
    let (snapshot, report) = format.snapshot(in: text, default: tree)
    restore(snapshot)
    return report
  }
}
