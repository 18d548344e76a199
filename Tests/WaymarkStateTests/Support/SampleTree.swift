import WaymarkState

extension Tree where Element == Place {
  /// Two tabs, the second of which holds tabs itself, and one sheet.
  ///
  /// Home is `[a b]`; search holds the tabs `d`, `[d]`, and `e`, `[c a]`, the latter selected; the sheet is
  /// `[e b]`. Search is selected.
  static var sample: RouteTree<Place> {
    let inner = RouteTabs<Place>(RouteTab(.d), RouteTab(.e, [.c, .a]), selectedKey: .e)
    let outer = RouteTabs<Place>(
      RouteTab(.home, [.a, .b]), RouteTab(.search, .tabs(inner)), selectedKey: .search)
    return RouteTree(.tabs(outer), modals: [Modal(.sheet, [.e, .b])])
  }
}

extension BranchPath {
  /// The path through some tabs.
  static func path(_ layer: Int, _ tabs: Int...) -> BranchPath {
    tabs.reduce(BranchPath(layer: layer)) { $0.appending(branch: $1) }
  }
}
