#if GTK && canImport(CGTK4)
  public import Waymark

  /// A screen: what a window shows for one entry of the navigation tree.
  ///
  /// The coordinator makes the screen, which lives as long as its entry, hidden or not. The host adds the
  /// header bar, with the back button, the title and the screen's own buttons.
  @MainActor
  public protocol GTKScreen: AnyObject {
    /// The screen's widget.
    ///
    /// It is always the same, and fills all the space that there is for it.
    var widget: WidgetPointer { get }

    /// The title in the header bar while the screen is on top.
    var title: String { get }

    /// The smaller text below the title; none if it is empty.
    var subtitle: String { get }

    /// The screen's own widgets in the header bar, such as buttons, from left to right.
    ///
    /// A screen always returns the same widgets.
    var headerItems: [WidgetPointer] { get }

    /// The size of a modal whose first screen this is.
    ///
    /// - Parameter style: The style of the modal.
    /// - Returns: The width and height, where -1 means as much as the content needs; the style's own size if
    ///   `nil`.
    func preferredSize(for style: Presentation.Style) -> (width: Int, height: Int)?

    /// Called when the screen has come to the top, for the first time or again.
    func didAppear()

    /// Moves the focus to the widget that should have it.
    ///
    /// The host calls it when the screen comes to the top for the first time, and again later if the widget
    /// that last had the focus there is gone.
    ///
    /// - Returns: Whether a widget has taken the focus; if not, the first control gets it.
    func takeFocus() -> Bool

    /// Called when the route of the screen's entry was updated in place, as soon as that is shown.
    func routeDidChange()
  }

  extension GTKScreen {
    /// None by default.
    public var subtitle: String { "" }

    /// None by default.
    public var headerItems: [WidgetPointer] { [] }

    /// The style's own size by default.
    ///
    /// - Parameter style: The style of the modal.
    /// - Returns: Always `nil`.
    public func preferredSize(for style: Presentation.Style) -> (width: Int, height: Int)? { nil }

    /// Does nothing by default.
    public func didAppear() {}

    /// Leaves the focus to the host by default.
    ///
    /// - Returns: Always `false`.
    public func takeFocus() -> Bool { false }

    /// Does nothing by default.
    public func routeDidChange() {}

    /// Makes the header bar show the screen's title, subtitle and items anew, after they have changed.
    public func setNeedsTitle() { (ScreenLinks.host(of: self) as? any Titled)?.updateTitles() }
  }

  /// Shows the titles of screens.
  @MainActor
  protocol Titled: AnyObject {
    func updateTitles()
  }
#endif
