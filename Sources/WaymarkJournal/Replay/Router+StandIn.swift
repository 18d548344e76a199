import Waymark
import WaymarkCore

/// A router that stands for the one of a journal while that is replayed: the app's guards and placements see the replayed state,
/// and nothing that is asked for changes it.
extension Router {
  /// Makes a router that shows a state.
  convenience init(standingFor state: RouterState, configuration: RouterConfiguration<R>) {
    self.init(state.tree.routes.typed(), configuration: configuration)
    core.stand(for: state)
  }

  /// Shows another state.
  func stand(for state: RouterState) { core.stand(for: state) }

  /// The app's guards, in the order in which they were added.
  var guardsWithBodies: [(Guard, GuardBody)] { core.guardsWithBodies }

  /// An edit that the app works out, for an intent that a journal has.
  func edit(_ own: OwnIntent, for navigation: NavigationNumber) -> WaymarkCore.Edit {
    var intent = Intent<R>.edit { _ in }
    if case .show(let route) = own { intent = .show(route.typed()) }
    return coreEdit(intent, for: navigation)
  }

  func meaning(of edit: WaymarkCore.Edit) -> OwnIntent? { ownIntent(edit) }

  /// The tree that the app would make.
  func result(of work: Work) -> WorkResult? { core.result(of: work) }
}
