public import Waymark

/// A host that ``HostContract`` is to check, and the ways to look at it and to act on it.
@MainActor
public struct HostUnderTest<R: Route> {
  /// The host, not attached yet.
  public var host: any NavigationHost<R>

  /// How to find out what the host shows.
  public var reading: HostReading<R>

  /// The screens that are alive, by their entries; `nil` if they are not objects, and then not checked.
  public var screens: (@MainActor () -> [EntryID: AnyObject])?

  /// Leaves an entry as a user does without asking: swipes back, pulls a sheet down; `nil` if nobody can.
  ///
  /// It returns whether the user interface let it happen.
  public var userCloses: (@MainActor (EntryID) -> Bool)?

  /// Picks the tab, or taps in the column, at a path as a user does where the host cannot ask first; `nil` if nobody can.
  ///
  /// It returns whether the user interface let it happen.
  public var userSelects: (@MainActor (BranchPath) -> Bool)?

  /// How to follow the keyboard's focus, for a host that promises ``HostFeatures/focus``.
  public var focus: FocusReading?

  /// How to hear what is announced, for a host that promises ``HostFeatures/announcements``.
  public var announcements: AnnouncementReading<R>?

  /// How to change the width, for a host that promises ``HostFeatures/columns``; without it only one width is tried.
  public var columns: ColumnsReading?

  /// Describes a host.
  ///
  /// - Parameters:
  ///   - host: The host, not attached yet.
  ///   - reading: How to find out what the host shows.
  ///   - screens: The screens that are alive, by their entries.
  ///   - userCloses: Leaves an entry as a user does without asking.
  ///   - userSelects: Picks a tab, or taps in a column, as a user does where the host cannot ask first.
  ///   - focus: How to follow the keyboard's focus.
  ///   - announcements: How to hear what is announced.
  ///   - columns: How to change the width.
  public init(
    _ host: any NavigationHost<R>, reading: HostReading<R>,
    screens: (@MainActor () -> [EntryID: AnyObject])? = nil,
    userCloses: (@MainActor (EntryID) -> Bool)? = nil,
    userSelects: (@MainActor (BranchPath) -> Bool)? = nil,
    focus: FocusReading? = nil, announcements: AnnouncementReading<R>? = nil, columns: ColumnsReading? = nil
  ) {
    self.host = host
    self.reading = reading
    self.screens = screens
    self.userCloses = userCloses
    self.userSelects = userSelects
    self.focus = focus
    self.announcements = announcements
    self.columns = columns
  }
}
