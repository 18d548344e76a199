/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and in use.
    case foregroundActive = 0
    /// In front, not in use.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// What outlives the scene.
  public let session: UISceneSession

  /// Who hears of the scene.
  open var delegate: (any UISceneDelegate)?

  /// Where it is in its life.
  open internal(set) var activationState: ActivationState = .unattached

  /// A title for it.
  open var title: String?

  /// Creates a scene.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// What a scene was connected for.
  @MainActor
  public final class ConnectionOptions: NSObject {
    /// Links to open.
    public let urlContexts: Set<UIOpenURLContext>

    /// Activities to take up.
    public let userActivities: Set<NSUserActivity>

    /// Creates options, which UIKit does itself.
    public init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      super.init()
    }
  }
}

/// What outlives a scene, to restore it from.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What kind of scene it is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with windows on a device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the session is known by, over launches.
  public let persistentIdentifier: String

  /// What kind of scene it is for.
  public let role: Role

  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?

  /// What is kept to restore the scene from.
  open var stateRestorationActivity: NSUserActivity?

  /// What the app keeps with it.
  open var userInfo: [String: Any]?

  /// Creates a session, which UIKit does itself.
  public init(role: Role = .windowApplication, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

/// A link to open, with where it came from.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  /// Creates a context, which UIKit does itself.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
