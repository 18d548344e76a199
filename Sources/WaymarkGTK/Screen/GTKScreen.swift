#if GTK && canImport(CGTK4)
  import Waymark

  /// What a window shows for one entry of the navigation tree.
  ///
  /// A screen is made by the coordinator and lives as long as its entry, hidden or not. Around it the host draws the
  /// header bar with the way back, the title and the screen's own buttons.
  @MainActor
  public protocol GTKScreen: AnyObject {
    /// What is shown, always the same widget; it gets all the room that there is.
    var widget: WidgetPointer { get }

    /// What the header bar says while the screen is on top.
    var title: String { get }

    /// What the header bar says in smaller letters below; nothing if it is empty.
    var subtitle: String { get }

    /// What the screen has in the header bar, such as buttons; always the same widgets, from the left.
    var headerItems: [WidgetPointer] { get }

    /// How large a modal wants to be whose first screen this is.
    ///
    /// - Parameter style: How the modal lies over what is below it.
    /// - Returns: Its width and height, below zero for as much as the contents need; the style's own size if `nil`.
    func preferredSize(for style: ModalStyle) -> (width: Int, height: Int)?

    /// Called when the screen has come on top, for the first time or again.
    func didAppear()

    /// Puts the keyboard where it is wanted when the screen comes on top for the first time, or again where what had the
    /// keyboard before is gone.
    ///
    /// - Returns: Whether it was put anywhere; the first control gets it otherwise.
    func takeFocus() -> Bool

    /// Called when the route of the screen's entry was updated in place, as soon as that is shown.
    func routeDidChange()
  }

  extension GTKScreen {
    /// None.
    public var subtitle: String { "" }

    /// None.
    public var headerItems: [WidgetPointer] { [] }

    /// The style's own size.
    ///
    /// - Parameter style: How the modal lies over what is below it.
    /// - Returns: Always `nil`.
    public func preferredSize(for style: ModalStyle) -> (width: Int, height: Int)? { nil }

    /// Does nothing.
    public func didAppear() {}

    /// Leaves it to the host.
    ///
    /// - Returns: Always `false`.
    public func takeFocus() -> Bool { false }

    /// Does nothing.
    public func routeDidChange() {}

    /// Has the header bar say the title anew, after it has changed.
    public func setNeedsTitle() { (ScreenLinks.host(of: self) as? any Titled)?.updateTitles() }
  }

  /// What says the titles of screens.
  @MainActor
  protocol Titled: AnyObject {
    func updateTitles()
  }
#endif
