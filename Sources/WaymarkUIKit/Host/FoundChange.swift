import Waymark

/// A change that was made without Waymark, as the host finds it.
enum FoundChange<R: Route> {
  case dismissed(layer: Int)
  case popped(StackNode, from: Int)
  case takenOut(StackNode, [EntryID])
  case disarranged(StackNode)
  case disarrangedTabs(TabsNode<R>)
  case hiddenSelection(TabsNode<R>)
  case selected(TabsNode<R>, Int, BranchPath)
  case disarrangedColumns(ColumnsNode<R>)
  case closedColumns(ColumnsNode<R>, from: Int)
  case broughtToFront(ColumnsNode<R>, Int, BranchPath)
  case hiddenFront(ColumnsNode<R>)
}
