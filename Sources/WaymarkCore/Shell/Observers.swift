package import WaymarkState

/// The facts about a router that a view may read, so that it is told when one of them changes.
package struct Glance: Equatable, Sendable {
  package let revision: UInt64
  package let shownCount: UInt64
  package let isSettled: Bool
  package let detours: [EntryID]
  package let question: EntryID?
  package let columnsThatFit: Int
  /// The number of changes of screens' objections, for gestures.
  package let objectionChanges: UInt64
  package let hasObjections: Bool
}

extension RouterState {
  package var glance: Glance {
    Glance(
      revision: revision, shownCount: shownCount, isSettled: isSettled, detours: detourScreens,
      question: openQuestion?.id,
      columnsThatFit: columnsThatFit, objectionChanges: guards.objectionChanges,
      hasObjections: !guards.objections.isEmpty)
  }
}

/// Those who watch; a router that nobody watches has none.
@MainActor final class Observers {
  /// The journal, which sees the state before an input.
  var journal: (any CoreJournal)?
  var inputs: [@MainActor (Input) -> Void] = []
  var effects: [@MainActor (Effect) -> Void] = []
  /// The router, while somebody reads what a view may read, with the last that it was told.
  private var changes: (@MainActor (Glance) -> Void)?
  private var last: Glance?

  func setChanges(_ glance: Glance, _ body: (@MainActor (Glance) -> Void)?) {
    last = glance
    changes = body
  }

  /// Tells what has changed, after an input and before its first effect.
  func tellChanges(_ glance: Glance) {
    guard glance != last else { return }
    last = glance
    changes?(glance)
  }

  var areChangesRead: Bool { changes != nil }
}

/// Writes down all that goes into a core and comes out.
@MainActor package protocol CoreJournal: AnyObject {
  /// Notes an input, which the state takes next.
  func note(_ input: Input)
  func note(_ effect: Effect)
}

extension Core {
  private var watchers: Observers {
    let watchers = observers ?? Observers()
    observers = watchers
    return watchers
  }

  /// Adds those for whom there are effects.
  func listen(_ audience: Audience) {
    if !state.audience.isSuperset(of: audience) { state.listen(audience) }
  }

  /// Has the router told of each change of what a view may read, or no more.
  package func onChange(_ body: (@MainActor (Glance) -> Void)?) { watchers.setChanges(state.glance, body) }

  /// Has a journal written from now on, or no more.
  package func keep(_ journal: (any CoreJournal)?) {
    watchers.journal = journal
    if journal != nil { listen([.commits, .screens]) }
  }

  /// Hands out each input when it is taken; the same inputs give the same effects.
  package func onInput(_ body: @escaping @MainActor (Input) -> Void) { watchers.inputs.append(body) }

  /// Hands out each effect before it is carried out.
  ///
  /// - Parameters:
  ///   - audience: The effects that are wanted beside those that there are for everybody.
  ///   - body: Gets them all.
  package func onEffect(_ audience: Audience = [], _ body: @escaping @MainActor (Effect) -> Void) {
    watchers.effects.append(body)
    listen(audience)
  }
}
