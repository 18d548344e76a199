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

  /// A column.
  public enum Column: Int, Sendable {
    /// The first column, the sidebar.
    case primary
    /// The column in the middle, which only the style with three columns has.
    case supplementary
    /// The last column, the detail.
    case secondary
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
}
