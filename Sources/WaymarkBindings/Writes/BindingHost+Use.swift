import Waymark

/// The user's acts in a column beside the one in front.
extension BindingHost {
  /// The user has touched a screen, or gone to it by keyboard: its column gets the focus.
  ///
  /// It asks no screen, because none goes. It has no effect while a step is under way, or something that
  /// the user has begun.
  ///
  /// - Parameter screen: The screen.
  package func screenWasUsed(_ screen: ScreenNode<R>) {
    guard mayWrite, request == nil, !isBusyWithUser, router?.isSettled == true,
      screens[screen.id] === screen, let (columns, index) = column(beside: screen)
    else { return }
    columns.use(index) { focus(index, in: columns, since: timer.now) }
  }

  /// The column on top of which a screen is seen, if another one beside it is in front.
  private func column(beside screen: ScreenNode<R>) -> (columns: ColumnsModel<R>, index: Int)? {
    var found: (ColumnsModel<R>, Int)?
    layers.last?.content.forEachSeenColumns { columns in
      guard columns.isSideBySide else { return }
      for (index, column) in columns.columns.enumerated() where index != columns.front {
        column.forEachSeen { if $0.top === screen { found = (columns, index) } }
      }
    }
    return found
  }
}
