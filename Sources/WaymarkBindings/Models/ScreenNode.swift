package import Waymark

/// The screen of one entry, as views know it.
///
/// The path of a navigation stack consists of these too, so a screen on its way out has its contents for as
/// long as it is drawn.
@MainActor
package final class ScreenNode<R: Route>: Identifiable {
  /// The entry.
  package nonisolated let id: EntryID

  /// The context by which the screen navigates.
  package let context: ScreenContext<R>

  private var shownRoute: R
  private let signal = Signal()

  init(_ entry: Entry<R>, _ context: ScreenContext<R>) {
    id = entry.id
    shownRoute = entry.route
    self.context = context
  }

  /// Where the entry leads, which changes when it is updated in place.
  package var route: R {
    signal.read()
    return shownRoute
  }

  func update(to route: R) {
    guard shownRoute != route else { return }
    signal.change { shownRoute = route }
  }
}

extension ScreenNode: Hashable {
  package nonisolated static func == (lhs: ScreenNode, rhs: ScreenNode) -> Bool { lhs === rhs }

  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
