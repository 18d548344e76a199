package import WaymarkState

/// The facts about a router that a view may read, so that it is told when one of them changes.
package struct Glance: Equatable, Sendable {
  package let revision: UInt64
  package let shownCount: UInt64
  package let isSettled: Bool
  package let detours: [EntryID]
  package let question: EntryID?
  package let columnsThatFit: Int
  /// The screens that object to being left, for gestures.
  package let objectors: Set<EntryID>
}

extension RouterState {
  package var glance: Glance {
    Glance(
      revision: revision, shownCount: shownCount, isSettled: isSettled, detours: detourScreens,
      question: openQuestion?.id,
      columnsThatFit: columnsThatFit, objectors: Set(guards.objections.keys))
  }
}

/// Those who watch; a router that nobody watches has none.
@MainActor final class Observers {
  /// The journal, which sees the state before an input.
  var journal: (any CoreJournal)?
  var inputs: [@MainActor (Input) -> Void] = []
  var effects: [@MainActor (Effect) -> Void] = []
  /// Those who are told what a view may read, with the last that they were told.
  private(set) var changes: [@MainActor (Glance) -> Void] = []
  private var last: Glance?

  func addChanges(_ glance: Glance, _ body: @escaping @MainActor (Glance) -> Void) {
    if last == nil { last = glance }
    changes.append(body)
  }

  /// Tells what has changed, after an input and before its first effect.
  func tellChanges(_ glance: Glance) {
    guard glance != last else { return }
    last = glance
    for body in changes { body(glance) }
  }
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

  package func onChange(_ body: @escaping @MainActor (Glance) -> Void) {
    watchers.addChanges(state.glance, body)
  }

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
