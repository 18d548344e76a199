package import Waymark

/// The screen of one entry, as views know it.
///
/// Nodes are the elements of a navigation stack's path, so a screen on its way out has its contents as long as
/// SwiftUI draws it.
@MainActor
package final class ScreenNode<R: Route>: Identifiable {
  /// The entry.
  package nonisolated let id: EntryID

  /// The context by which the screen navigates.
  package let context: ScreenContext<R>

  /// The entry's route, which changes when the entry is updated in place.
  @Shown package private(set) var route: R

  /// The id of the view that the screen has grown out of, and shrinks into; it is set before views show the screen.
  package internal(set) var zoomSource: String?

  init(_ entry: Entry<R>, _ context: ScreenContext<R>) {
    id = entry.id
    self.context = context
    _route = Shown(wrappedValue: entry.route)
  }

  func update(to entry: Entry<R>) {
    if route != entry.route { route = entry.route }
  }
}

extension ScreenNode: Hashable {
  package nonisolated static func == (lhs: ScreenNode, rhs: ScreenNode) -> Bool { lhs === rhs }

  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
