/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Where the app is in its life.
  public enum State: Int, Sendable {
    /// In front, and in use.
    case active
    /// In front, not in use.
    case inactive
    /// Not in front.
    case background
  }

  /// What a launch tells of why.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The link that the app is launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// How a link is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app the link came from.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// How the app opens a link elsewhere.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The one app.
  public static let shared = UIApplication()

  /// Who hears of the app's life.
  open var delegate: (any UIApplicationDelegate)?

  /// Where the app is in its life.
  open internal(set) var applicationState: State = .active

  /// The scenes connected.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The window that gets what is typed.
  open internal(set) weak var keyWindow: UIWindow?

  /// The links opened elsewhere, oldest first; not part of UIKit, where another app opens them.
  public private(set) var openedURLs: [URL] = []

  /// The windows of all scenes.
  open var windows: [UIWindow] {
    connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
  }

  /// Whether some app opens a link; true for web links here.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens a link elsewhere.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    if canOpen { openedURLs.append(url) }
    completion?(canOpen)
  }
}

/// What a launch tells of why, by its older name.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
