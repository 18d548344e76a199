extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The style from before columns, which is not modelled here.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column, or the compact controller.
  public enum Column: Int, Sendable {
    /// The first column, the sidebar.
    case primary
    /// The column in the middle, which only the style with three columns has.
    case supplementary
    /// The last column, the detail.
    case secondary
    /// The controller that replaces all columns while they are collapsed, if one is set.
    case compact
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// The system chooses; the current mode is never this one.
    case automatic
    /// The last column alone.
    case secondaryOnly
    /// The column before the last one beside it.
    case oneBesideSecondary
    /// The column before the last one over it.
    case oneOverSecondary
    /// All three columns side by side.
    case twoBesideSecondary
    /// Two columns over the last one.
    case twoOverSecondary
    /// Two columns that push the last one aside.
    case twoDisplaceSecondary
  }

  /// The way in which the other columns share the space with the last one.
  public enum SplitBehavior: Int, Sendable {
    /// The system chooses.
    case automatic
    /// They are beside it.
    case tile
    /// They are over it.
    case overlay
    /// They push it aside.
    case displace
  }

  /// When there is a button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While the swipe gesture is enabled.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The side that the first column is on.
  public enum PrimaryEdge: Int, Sendable {
    /// The side where lines of text begin.
    case leading
    /// The side where lines of text end.
    case trailing
  }
}
