extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// As before columns, of which there is no model here.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A place for a controller.
  public enum Column: Int, Sendable {
    /// The first column, the sidebar.
    case primary
    /// The one between, with three columns only.
    case supplementary
    /// The last column, the detail.
    case secondary
    /// What takes the place of all columns while they are collapsed, if it is set.
    case compact
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// As the system has it; never what is current.
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

  /// How the other columns share the room with the last one.
  public enum SplitBehavior: Int, Sendable {
    /// As the system has it.
    case automatic
    /// Beside it.
    case tile
    /// Over it.
    case overlay
    /// By pushing it aside.
    case displace
  }

  /// When the button is there that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While the gesture is allowed.
    case automatic
    /// At no time.
    case never
    /// Always.
    case always
  }

  /// On which side the first column is.
  public enum PrimaryEdge: Int, Sendable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }
}
