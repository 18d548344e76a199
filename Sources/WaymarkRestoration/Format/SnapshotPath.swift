/// Where something is in a snapshot's file, such as `root.tabs[1].stack[2]`.
///
/// Its positions count everything that the file holds, including what could not be kept.
struct SnapshotPath: CustomStringConvertible {
  /// One step on the way from the whole tree to a part.
  enum Component {
    /// To what fills the window.
    case root
    /// To a modal, from the lowest.
    case modal(Int)
    /// To a tab, from the first.
    case tab(Int)
    /// To a column, from the first.
    case column(Int)
    /// To a place in a stack, from its root.
    case place(Int)
    /// To a value that a screen kept.
    case saved(String)
    /// To what waits for the detour that the place stands for.
    case wanted
  }

  /// The steps from the whole tree.
  let components: [Component]

  init(_ components: [Component]) {
    self.components = components
  }

  static var root: SnapshotPath { SnapshotPath([.root]) }

  func appending(_ component: Component) -> SnapshotPath {
    SnapshotPath(components + [component])
  }

  /// The path with dots between its steps.
  var description: String {
    components.map { component in
      switch component {
      case .root: "root"
      case .modal(let index): "modals[\(index)]"
      case .tab(let index): "tabs[\(index)]"
      case .column(let index): "columns[\(index)]"
      case .place(let index): "stack[\(index)]"
      case .saved(let name): "saved.\(name)"
      case .wanted: "wanted"
      }
    }.joined(separator: ".")
  }
}
