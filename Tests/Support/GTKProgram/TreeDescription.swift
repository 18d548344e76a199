#if GTK && canImport(CGTK4)
  import BrowseCore
  import Waymark
  import WaymarkGTK

  /// A container of the router's tree, as it is: what of it a window has room for is for the reader to say.
  struct TreeDescription: Encodable {
    private var kind: String
    /// How many screens a stack has, the one on top included.
    private var depth: Int?
    /// The title of the screen on top of a stack.
    private var title: String?
    /// Which tab or column has the focus.
    private var focus: Int?
    /// The containers in tabs or columns.
    private var branches: [TreeDescription]?

    @MainActor
    init(_ container: Container<Entry<BrowseRoute>>, shownBy host: GTKHost<BrowseRoute>) {
      switch container {
      case .stack(let stack):
        kind = "stack"
        depth = stack.count
        // In a tab that was never selected there is no screen yet.
        title = host.screen(of: stack.top.id)?.title
      case .tabs(let tabs):
        kind = "tabs"
        focus = tabs.selectedIndex
        branches = tabs.tabs.map { TreeDescription($0.container, shownBy: host) }
      case .columns(let columns):
        kind = "columns"
        focus = columns.front
        branches = columns.filled.map { TreeDescription($0, shownBy: host) }
      }
    }
  }
#endif
