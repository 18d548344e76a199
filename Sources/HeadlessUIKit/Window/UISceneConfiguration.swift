/// The configuration of a new scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name.
  public let name: String?

  /// The kind of scene that the configuration is for.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// The storyboard that the scene starts with.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
