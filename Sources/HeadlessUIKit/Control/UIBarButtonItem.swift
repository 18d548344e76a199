/// A button in a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The look of a bar button, which is not drawn here.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain
    /// For the button that completes a task.
    case done = 2
  }

  /// A standard button of the system.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// Add.
    case add
    /// Takes up the free space.
    case flexibleSpace
    /// Takes up a fixed width.
    case fixedSpace
    /// Compose.
    case compose
    /// Reply.
    case reply
    /// Actions for the content that is shown.
    case action
    /// Search.
    case search = 12
    /// Refresh.
    case refresh
    /// Stop.
    case stop
    /// Close.
    case close = 24
  }

  /// The look.
  open var style: Style = .plain

  /// A view shown instead of a button.
  open var customView: UIView?

  /// The action that a tap performs.
  open var primaryAction: UIAction? {
    didSet { if let primaryAction, title == nil { title = primaryAction.title } }
  }

  #if !canImport(ObjectiveC)
    /// The target of a tap; see ``SelectorTarget``.
    open weak var target: AnyObject?

    /// The name of the method that a tap calls.
    open var action: Selector?

    /// Creates a button that calls a target's method.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init()
      self.title = title
      self.style = style
      self.target = target as AnyObject?
      self.action = action
    }

    /// Creates one of the system's buttons that calls a target's method.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
      self.init()
      self.title = systemItem.title
      self.target = target as AnyObject?
      self.action = action
    }
  #endif

  /// Creates a button that performs an action, and has the action's title unless it gets another.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates one of the system's buttons that performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.title = systemItem.title
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  func perform() {
    primaryAction?.perform(sender: self)
    #if !canImport(ObjectiveC)
      if let action { (target as? any SelectorTarget)?.perform(action, with: self) }
    #endif
  }
}

extension UIBarButtonItem.SystemItem {
  var title: String {
    let name = String(describing: self)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
