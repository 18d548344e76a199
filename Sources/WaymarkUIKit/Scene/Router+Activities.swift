import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The lines that an app's and a scene's delegate need to have links and activities taken up.
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
  ///   - options: How to carry it out.
  /// - Returns: Whether it is a link of the router's `links`. Guards may yet have refused it.
  @discardableResult
  public func take(_ url: URL, options: NavigationOptions = .standard) -> Bool {
    guard case .failed(.linkRefused)? = open(url.absoluteString, options: options).currentOutcome else {
      return true
    }
    return false
  }

  /// Opens the links that a scene was given.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { router.take(contexts) }
  /// ```
  ///
  /// - Parameters:
  ///   - contexts: The links.
  ///   - options: How to carry them out.
  /// - Returns: Whether one of them is a link of the router's.
  @discardableResult
  public func take(_ contexts: Set<UIOpenURLContext>, options: NavigationOptions = .standard) -> Bool {
    var isTaken = false
    for context in contexts where take(context.url, options: options) { isTaken = true }
    return isTaken
  }

  /// Opens the web page of an activity, as universal links and other devices hand it over.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { router.take(userActivity) }
  /// ```
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - options: How to carry it out.
  /// - Returns: Whether it has a page that is a link of the router's.
  @discardableResult
  public func take(_ activity: NSUserActivity, options: NavigationOptions = .standard) -> Bool {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else {
      return false
    }
    return take(url, options: options)
  }

  /// Opens what a scene was connected for: a link, or a web page that an activity stands for.
  ///
  /// - Parameter options: What the scene was connected for.
  /// - Returns: Whether there was a link of the router's.
  @discardableResult
  public func take(_ options: UIScene.ConnectionOptions) -> Bool {
    let isTaken = take(options.urlContexts, options: .unanimated)
    return options.userActivities.reduce(isTaken) { take($1, options: .unanimated) || $0 }
  }
}

extension Router where R: Codable {
  /// Makes the activity that a scene is restored from later.
  ///
  /// ```swift
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
  ///   router.restorationActivity("com.example.navigation", format: format)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the activity, in reverse-DNS notation.
  ///   - format: How the snapshot is written.
  /// - Returns: The activity, or `nil` where nothing can be written; what cannot be costs itself alone.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  public func restorationActivity(_ type: String, format: SnapshotFormat<R>) -> NSUserActivity? {
    guard let bytes = try? format.write(snapshot) else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.addUserInfoEntries(from: [RestorationKey.snapshot: String(decoding: bytes, as: UTF8.self)])
    return activity
  }

  /// Goes where the user was when an activity was made, before a host is attached.
  ///
  /// - Parameters:
  ///   - activity: What a scene is restored from; nothing happens if it is `nil` or holds no snapshot.
  ///   - format: How the snapshot is read.
  ///   - tree: What is shown where nothing can be read.
  /// - Returns: What was read and what was dropped, or `nil` if nothing was there.
  @discardableResult
  public func restore(
    from activity: NSUserActivity?, format: SnapshotFormat<R>, default tree: RouteTree<R>
  ) -> RestorationReport? {
    guard let text = activity?.userInfo?[RestorationKey.snapshot] as? String else { return nil }
    let restoration = format.read(Array(text.utf8), default: tree)
    restore(restoration.snapshot)
    return restoration.report
  }
}

/// What an activity calls the snapshot that it holds.
enum RestorationKey {
  static let snapshot = "waymark.snapshot"
}
