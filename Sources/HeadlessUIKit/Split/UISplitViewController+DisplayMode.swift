extension UISplitViewController {
  /// The columns of this style, first to last.
  var order: [Column] {
    switch style {
    case .unspecified: []
    case .doubleColumn: [.primary, .secondary]
    case .tripleColumn: [.primary, .supplementary, .secondary]
    }
  }

  /// How a preferred mode shares the room: as the app has it, else as the mode needs it, else as the window's room has it.
  func behavior(for wanted: DisplayMode) -> SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    switch wanted {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return surroundingWindow?.tilesColumns == false ? .overlay : .tile
    }
  }

  /// The display mode that the preferences come to.
  var preferred: DisplayMode { allowed(preferredDisplayMode) }

  /// The mode nearest to one that the behaviour allows: with as many columns, as far as there are.
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

  /// The mode with a number of columns before the last, shown as the columns come and go from here.
  func mode(withExtraColumns count: Int) -> DisplayMode {
    mode(showing: min(max(0, count), order.count - 1), by: changingBehavior)
  }

  /// The columns shown in a mode, first to last.
  func columns(in mode: DisplayMode) -> [Column] { order.suffix(1 + mode.extraColumns) }

  /// What shows the columns of a mode that are filled.
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
  ///   - byCode: Whether code asked for it, of which the delegate hears less.
  func change(to newMode: DisplayMode, animated: Bool, byCode: Bool) {
    let oldMode = displayMode
    guard newMode != oldMode else { return }
    delegate?.splitViewController(self, willChangeTo: newMode)
    if !byCode { tellColumns(from: columns(in: oldMode), to: columns(in: newMode)) }
    // Who was told may have had them collapse, or show others.
    guard !isCollapsed, displayMode == oldMode else { return }
    mode = newMode
    place(holders(in: displayMode), animated: animated)
  }

  /// Tells the delegate which columns go and which come.
  func tellColumns(from old: [Column], to new: [Column]) {
    for column in old where !new.contains(column) && contents[column] != nil {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in new where !old.contains(column) && contents[column] != nil {
      delegate?.splitViewController(self, willShow: column)
    }
  }

  func reveal(_ column: Column) {
    precondition(
      column != .compact, "NSInvalidArgumentException: -showColumn: does not accept the compact column")
    guard let index = order.firstIndex(of: column), contents[column] != nil else { return }
    if isCollapsed { return raise(column) }
    guard !columns(in: displayMode).contains(column) else { return }
    let wanted = mode(withExtraColumns: order.count - 1 - index)
    change(to: wanted, animated: true, byCode: true)
  }

  func conceal(_ column: Column) {
    precondition(
      column != .compact, "NSInvalidArgumentException: -hideColumn: does not accept the compact column")
    guard let index = order.firstIndex(of: column) else { return }
    if isCollapsed { return lower(column) }
    guard column != .secondary, columns(in: displayMode).contains(column) else { return }
    let wanted = mode(withExtraColumns: order.count - 2 - index)
    change(to: wanted, animated: true, byCode: true)
  }

  /// How columns come and go from here: as in the mode now, so that one shown over another does not push it aside.
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
