import WaymarkCore

extension Intent {
  /// The intent of a feature, in the app's routes.
  @MainActor
  func embedded<App: Route>(_ embed: @escaping @MainActor (R) -> App) -> Intent<App> {
    if case .show(let route) = self { return .show(embed(route)) }
    if let verb {
      return Intent<App>(verb.map { route in MainActor.assumeIsolated { AnyRoute(embed(route.typed())) } })
    }
    guard case .edit(let edit) = self, case .recheck(let asksScreens) = edit.kind else {
      preconditionFailure("A feature cannot edit the app's tree: answer with a verb such as .push or .show")
    }
    return .recheck(asksScreens: asksScreens)
  }
}
