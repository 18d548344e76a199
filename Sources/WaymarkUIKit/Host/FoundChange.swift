import Waymark

/// A change that was made without Waymark, as the host finds it.
///
/// All but the last are facts, which the router takes over.
enum FoundChange<R: Route> {
  case dismissed(layer: Int)
  case popped(StackNode, from: Int)
  case closedColumns(ColumnsNode<R>, from: Int)
  /// Another tab is selected, or another column brought to front.
  case selected(BranchPath)
  /// A container shows anything else than it should, and is put right.
  case wrong(ContainerNode<R>)
}
