extension UISplitViewController {
  /// The columns of this style, first to last.
  var order: [Column] {
    switch style {
    case .unspecified: []
    case .doubleColumn: [.primary, .secondary]
    case .tripleColumn: [.primary, .supplementary, .secondary]
    }
  }

  /// The split behaviour of a preferred mode: the app's choice, or else the one that the mode needs, or else the one that
  /// fits the window.
  func behavior(for wanted: DisplayMode) -> SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    switch wanted {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return surroundingWindow?.tilesColumns == false ? .overlay : .tile
    }
  }

  /// The display mode that follows from the app's preferences.
  var preferred: DisplayMode { allowed(preferredDisplayMode) }

  /// The allowed mode that is nearest to a wanted one: it has as many columns, as far as the style has them.
  func allowed(_ wanted: DisplayMode) -> DisplayMode {
    let behavior = behavior(for: wanted)
    if wanted == .automatic { return behavior == .overlay ? .secondaryOnly : .oneBesideSecondary }
    return mode(showing: min(wanted.extraColumns, order.count - 1), by: behavior)
  }

  private func mode(showing extraColumns: Int, by behavior: SplitBehavior) -> DisplayMode {
    switch (extraColumns, behavior) {
    case (2..., .overlay): .twoOverSecondary
    case (2..., .displace): .twoDisplaceSecondary
    case (2..., _): .twoBesideSecondary
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    default: .secondaryOnly
    }
  }

  /// The mode with a given number of columns before the last, in the current behaviour.
  func mode(withExtraColumns count: Int) -> DisplayMode {
    mode(showing: min(max(0, count), order.count - 1), by: changingBehavior)
  }

  /// The columns shown in a mode, first to last.
  func columns(in mode: DisplayMode) -> [Column] { order.suffix(1 + mode.extraColumns) }

  /// The controllers of the filled columns of a mode.
  func holders(in mode: DisplayMode) -> [UIViewController] {
    columns(in: mode).compactMap { contents[$0]?.holder }
  }

  func followPreferences() {
    guard !isCollapsed, mode != nil else { return }
    change(to: preferred, animated: false, byCode: true)
  }

  /// Shows the columns of another mode.
  ///
  /// - Parameters:
  ///   - newMode: The mode.
  ///   - animated: Whether it is animated.
  ///   - byCode: Whether code asked for it, so that the delegate is not told of single columns.
  func change(to newMode: DisplayMode, animated: Bool, byCode: Bool) {
    let oldMode = displayMode
    guard newMode != oldMode else { return }
    delegate?.splitViewController(self, willChangeTo: newMode)
    if !byCode { tellColumns(from: columns(in: oldMode), to: columns(in: newMode)) }
    // The delegate may have made the columns collapse, or shown others.
    guard !isCollapsed, displayMode == oldMode else { return }
    mode = newMode
    place(holders(in: displayMode), animated: animated)
  }

  /// Tells the delegate which columns are hidden and which are shown.
  func tellColumns(from old: [Column], to new: [Column]) {
    for column in old where !new.contains(column) && contents[column] != nil {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in new where !old.contains(column) && contents[column] != nil {
      delegate?.splitViewController(self, willShow: column)
    }
  }

  func reveal(_ column: Column) {
    guard let index = order.firstIndex(of: column), contents[column] != nil else { return }
    if isCollapsed { return raise(column) }
    guard !columns(in: displayMode).contains(column) else { return }
    let wanted = mode(withExtraColumns: order.count - 1 - index)
    change(to: wanted, animated: true, byCode: true)
  }

  func conceal(_ column: Column) {
    guard let index = order.firstIndex(of: column) else { return }
    if isCollapsed { return lower(column) }
    guard column != .secondary, columns(in: displayMode).contains(column) else { return }
    let wanted = mode(withExtraColumns: order.count - 2 - index)
    change(to: wanted, animated: true, byCode: true)
  }

  /// The behaviour in which columns come and go: that of the current mode, so that a column over another one does
  /// not push it aside.
  var changingBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic && displayMode != .secondaryOnly
      ? behavior(for: displayMode) : splitBehavior
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns it shows before the last.
  var extraColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}
