public import Foundation

/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
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

  /// The single instance of the app.
  public static let shared = UIApplication()

  /// Posted when the system is short of memory; a test posts it itself.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The delegate, which is told about the app's life cycle.
  open var delegate: (any UIApplicationDelegate)?

  /// The scenes that are connected.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The window that gets keyboard input.
  open internal(set) weak var keyWindow: UIWindow?
}
