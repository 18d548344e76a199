import WaymarkState

extension Tree where Element == Place {
  /// Two tabs, the second of which holds tabs itself, and one sheet.
  ///
  /// Home is `[a b]`; search holds the tabs `d`, `[d]`, and `e`, `[c a]`, the latter selected; the sheet is
  /// `[e b]`. Search is selected.
  static var sample: RouteTree<Place> {
    let inner = RouteTabs<Place>(RouteTab(.d), RouteTab(.e, [.c, .a]), selectedKey: .e)
    let outer = RouteTabs<Place>(
      RouteTab(.home, [.a, .b]), RouteTab(key: .search, container: .tabs(inner)), selectedKey: .search)
    return RouteTree(.tabs(outer), modals: [Modal(.sheet, [.e, .b])])
  }
}

extension ContainerPath {
  /// The path through some tabs.
  static func path(_ layer: Int, _ tabs: Int...) -> ContainerPath {
    tabs.reduce(ContainerPath(layer: layer)) { $0.appending(branch: $1) }
  }
}
