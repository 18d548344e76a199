public import Waymark

/// A host that ``HostContract`` is to check, and the ways to look at it and to act on it.
///
/// Look at the user interface itself, at its containers and views, and not at what the host was asked for: a host that repeats
/// what it was told always seems right.
@MainActor
public struct HostUnderTest<R: Route> {
  /// The host, not attached yet.
  public var host: any NavigationHost<R>

  /// The tree that the user interface shows, a question to the user included; `nil` if it shows none, or is in the middle of a change.
  public var displayed: @MainActor () -> RouteTree<R>?

  /// The screens that are alive, by their entries; `nil` if they are not objects, and then not checked.
  public var screens: (@MainActor () -> [EntryID: AnyObject])?

  /// Leaves an entry as a user does without asking: swipes back, pulls a sheet down; `nil` if nobody can.
  ///
  /// It returns whether the user interface let it happen.
  public var userCloses: (@MainActor (EntryID) -> Bool)?

  /// Begins to leave an entry as a user does, and lets go half-way; `nil` if nobody can.
  public var userGivesUp: (@MainActor (EntryID) -> Void)?

  /// Picks the tab, or taps in the column, at a path as a user does where the host cannot ask first; `nil` if nobody can.
  ///
  /// It returns whether the user interface let it happen.
  public var userSelects: (@MainActor (BranchPath) -> Bool)?

  /// How to follow the keyboard's focus, for a host that promises to move it; `nil` if it is not checked.
  public var focus: FocusReading?

  /// How to hear what is announced, for a host that promises to announce; `nil` if it is not checked.
  public var announcements: AnnouncementReading<R>?

  /// How to change the width, for a host that shows columns; `nil` if only one width is tried.
  public var columns: ColumnsReading?

  /// Describes a host.
  ///
  /// - Parameters:
  ///   - host: The host, not attached yet.
  ///   - displayed: The tree that the user interface shows.
  ///   - screens: The screens that are alive, by their entries.
  ///   - userCloses: Leaves an entry as a user does without asking.
  ///   - userGivesUp: Begins to leave an entry as a user does, and lets go half-way.
  ///   - userSelects: Picks a tab, or taps in a column, as a user does where the host cannot ask first.
  ///   - focus: How to follow the keyboard's focus.
  ///   - announcements: How to hear what is announced.
  ///   - columns: How to change the width.
  public init(
    _ host: any NavigationHost<R>, displayed: @escaping @MainActor () -> RouteTree<R>?,
    screens: (@MainActor () -> [EntryID: AnyObject])? = nil,
    userCloses: (@MainActor (EntryID) -> Bool)? = nil, userGivesUp: (@MainActor (EntryID) -> Void)? = nil,
    userSelects: (@MainActor (BranchPath) -> Bool)? = nil,
    focus: FocusReading? = nil, announcements: AnnouncementReading<R>? = nil, columns: ColumnsReading? = nil
  ) {
    self.host = host
    self.displayed = displayed
    self.screens = screens
    self.userCloses = userCloses
    self.userGivesUp = userGivesUp
    self.userSelects = userSelects
    self.focus = focus
    self.announcements = announcements
    self.columns = columns
  }
}

/// How ``HostContract`` changes the width of a host, and sees which columns are shown.
///
/// ```swift
/// columns: ColumnsReading(
///   fitting: { window.columnsThatFit },
///   resize: { window.width = $0 * 320 },
///   seen: { Set(window.pagesOnScreen.map(\.entry)) })
/// ```
@MainActor
public struct ColumnsReading {
  /// How many columns fit side by side at the moment.
  public var fitting: @MainActor () -> Int

  /// Makes the window as wide as that many columns need, 1 to 3, as a user does who resizes it or turns the device.
  ///
  /// A window that cannot be made so wide may stay as it is: the check reads what fits then.
  public var resize: @MainActor (Int) -> Void

  /// The entries whose screens the user sees in the topmost layer; `nil` if nobody can tell.
  public var seen: (@MainActor () -> Set<EntryID>)?

  /// Describes how to change the width and to see which columns are shown.
  ///
  /// - Parameters:
  ///   - fitting: How many columns fit side by side at the moment.
  ///   - resize: Makes the window as wide as that many columns need.
  ///   - seen: The entries whose screens the user sees in the topmost layer.
  public init(
    fitting: @escaping @MainActor () -> Int, resize: @escaping @MainActor (Int) -> Void,
    seen: (@MainActor () -> Set<EntryID>)? = nil
  ) {
    self.fitting = fitting
    self.resize = resize
    self.seen = seen
  }
}
