/// Watches all that goes into a core and comes out.
@MainActor package protocol CoreWatcher: AnyObject {
  /// Notes an input that the state has taken, before its first effect.
  func took(_ input: Input)
  /// Notes an effect, which is carried out next.
  func carriesOut(_ effect: Effect)
}

extension Core {
  /// Has more effects made from now on, for those who watch.
  package func listen(_ audience: Audience) {
    wanted.formUnion(audience)
    // A deinitializer may ask for it in the middle of a change, which is carried out first.
    if mode != .changing, !state.audience.isSuperset(of: audience) { state.listen(audience) }
  }

  /// Tells those who watch what the state does not know.
  package func notice(_ notice: Notice) { watcher?.carriesOut(.noticed(notice)) }
}

/// The facts about a router that a view may read, so that it is told when one of them changes.
package struct Glance: Equatable, Sendable {
  package let treeVersion: UInt64
  package let hasQuestion: Bool
  package let shownCount: UInt64
  package let isSettled: Bool
  package let columnsThatFit: Int
  /// The number of changes of screens' objections, for gestures.
  package let objectionChanges: UInt64
  package let hasObjections: Bool
}

extension Core {
  package var glance: Glance {
    Glance(
      treeVersion: state.treeVersion, hasQuestion: state.openQuestion != nil,
      shownCount: state.shownCount, isSettled: state.isSettled, columnsThatFit: state.columnsThatFit,
      objectionChanges: state.guards.objectionChanges, hasObjections: !state.guards.objections.isEmpty)
  }

  /// Whether it has a host, for those who need no reference to that.
  package var hasHost: Bool { host != nil }

  /// Whether inputs or effects of the state's wait to be carried out.
  package var isWorking: Bool { mode == .working || mode == .changing }

  /// Whether a navigation is being asked for, by somebody who keeps the router meanwhile.
  package var isNavigating: Bool { newest != nil }

  /// The newest change of the tree, and the version that it has made.
  package var newestChange: (version: UInt64, change: Change) { (state.treeVersion, state.newestChange) }
}

// MARK: Standing in

/// The core of a router that stands for another one while a journal is replayed, so that the app's guards see its state.
extension Core {
  /// Shows a state that somebody else changes; nothing that is asked for changes it.
  package func stand(for other: RouterState) {
    state = other
    mode = .standingIn
  }

  /// Ends what is asked for at once.
  func refuse(_ input: Input) {
    switch input {
    case .asked(let request): navigation(request.number)?.end(.cancelled)
    case .added, .saved: handle(input)
    default: break
    }
  }
}
