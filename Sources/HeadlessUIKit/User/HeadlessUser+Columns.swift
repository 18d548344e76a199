extension HeadlessUser {
  /// The split view in front.
  public var frontmostSplit: UISplitViewController? {
    frontmostContainer()
  }

  /// Returns the user in one column of the split view in front: taps, swipes and taps on the back button
  /// happen in that column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The user in that column, or `nil` if the column cannot be seen: it is neither beside nor over
  ///   the last one, nor on top while collapsed.
  public func column(_ column: UISplitViewController.Column) -> HeadlessUser? {
    guard let split = frontmostSplit else { return nil }
    if split.isCollapsed { return split.collapsedColumns.last == column ? self : nil }
    guard let holder = split.contents[column]?.holder, split.isPlaced(holder) else { return nil }
    return HeadlessUser(window: window, column: column)
  }

  /// Taps the button that changes the display mode of the split view in front.
  ///
  /// - Returns: Whether there is such a button, and it changes the mode.
  @discardableResult
  public func tapDisplayModeButton() -> Bool {
    guard let split = splitForAction else { return false }
    return change(split, to: split.actionMode)
  }

  /// Swipes a hidden column in from the side.
  ///
  /// - Returns: Whether a column comes in.
  @discardableResult
  public func swipeColumnIn() -> Bool { swipe(by: 1) }

  /// Swipes the first column that is shown out to the side.
  ///
  /// - Returns: Whether a column goes out.
  @discardableResult
  public func swipeColumnOut() -> Bool { swipe(by: -1) }

  /// Taps the last column while others lie over it or push it aside, which hides them.
  ///
  /// - Returns: Whether the tap hides them.
  @discardableResult
  public func tapBesideColumns() -> Bool {
    guard let split = splitForAction else { return false }
    switch split.displayMode {
    case .oneOverSecondary, .twoOverSecondary: return change(split, to: .secondaryOnly)
    case .twoDisplaceSecondary: return change(split, to: .oneBesideSecondary)
    default: return false
    }
  }

  private var splitForAction: UISplitViewController? {
    guard !isPresenting, let split = frontmostSplit, !split.isCollapsed, split.running == nil,
      split.appearance == .appeared
    else { return nil }
    return split
  }

  private func change(_ split: UISplitViewController, to mode: UISplitViewController.DisplayMode) -> Bool {
    guard mode != split.displayMode else { return false }
    split.change(to: mode, animated: true, byCode: false)
    return true
  }

  private func swipe(by step: Int) -> Bool {
    guard let split = splitForAction else { return false }
    return change(split, to: split.mode(withExtraColumns: split.displayMode.extraColumns + step))
  }
}

extension UISplitViewController {
  /// The display mode that the button changes to: with one more column if there is one, and otherwise with
  /// the fewest.
  var actionMode: DisplayMode {
    let isFull = displayMode.extraColumns == order.count - 1
    return mode(withExtraColumns: isFull ? displayMode.extraColumns - 1 : displayMode.extraColumns + 1)
  }
}
