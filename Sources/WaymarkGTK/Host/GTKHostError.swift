#if GTK && canImport(CGTK4)
  /// Why a step could not be shown in a window.
  public enum GTKHostError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The router that the host shows is gone.
    case routerMissing
    /// A step came before the first tree.
    case nothingShown
    /// The step was planned for something else than the host shows.
    case stepDoesNotFit
    /// A newer step or rebuild came before this one had ended.
    case overtaken
    /// The window was closed.
    case windowClosed
    /// The widget of a screen is shown elsewhere already: a coordinator makes a new one for every entry.
    case widgetInUse(String)

    /// What went wrong.
    public var description: String {
      switch self {
      case .routerMissing: "the router is gone; keep the router as long as its window is used"
      case .nothingShown: "a step came before the first tree"
      case .stepDoesNotFit: "the step does not fit what is shown"
      case .overtaken: "a newer request came before this one had ended"
      case .windowClosed: "the window was closed; make a new host for another one"
      case .widgetInUse(let type): "the widget of \(type) is shown already: make a new one for every entry"
      }
    }
  }
#endif
