/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene in its life cycle.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, and getting events.
    case foregroundActive = 0
    /// In the background.
    case background = 2
  }

  /// The session, which outlives the scene.
  public let session: UISceneSession

  /// The delegate, which is told about the scene's life cycle.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene in its life cycle.
  open internal(set) var activationState: ActivationState = .unattached

  /// Creates a scene.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The links and activities that a scene was connected for.
  @MainActor
  public final class ConnectionOptions: NSObject {
    /// The links to open.
    public let urlContexts: Set<UIOpenURLContext>

    /// Activities to continue.
    public let userActivities: Set<NSUserActivity>

    /// Creates options; in UIKit only the system does.
    public init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      super.init()
    }
  }
}

/// A session: it outlives its scene, which can be restored from it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The kind of scene that the session is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with windows on a device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The kind of scene that the session is for.
  public let role: Role

  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?

  /// The activity from which the scene can be restored.
  open var stateRestorationActivity: NSUserActivity?

  /// Creates a session; in UIKit only the system does.
  public init(role: Role = .windowApplication) {
    self.role = role
    super.init()
  }
}

/// A link to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  /// Creates a context; in UIKit only the system does.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
