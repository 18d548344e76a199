/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of the app in its life cycle.
  public enum State: Int, Sendable {
    /// In the foreground, and getting events.
    case active
    /// In the foreground, but not getting events.
    case inactive
    /// In the background.
    case background
  }

  /// The keys of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The link that the app was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The keys of the options with which the app is asked to open a link.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that the link came from.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// The keys of the options with which the app opens a link in another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The single instance of the app.
  public static let shared = UIApplication()

  /// The delegate, which is told about the app's life cycle.
  open var delegate: (any UIApplicationDelegate)?

  /// The state of the app in its life cycle.
  open internal(set) var applicationState: State = .active

  /// The scenes that are connected.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The window that gets keyboard input.
  open internal(set) weak var keyWindow: UIWindow?

  /// The links that the app has opened in other apps, oldest first; not part of UIKit, in which the other app
  /// opens them.
  public private(set) var openedURLs: [URL] = []

  /// The windows of all scenes.
  open var windows: [UIWindow] {
    connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
  }

  /// Whether some app can open a link: here that is true of web links.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens a link in another app.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    if canOpen { openedURLs.append(url) }
    completion?(canOpen)
  }
}

/// The older name of the keys of the launch options.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
