package import WaymarkState

/// Identifies a navigation; the number 0 stands for what the router does of its own accord.
package typealias NavigationNumber = UInt64

/// How much a navigation matters beside others that are asked for.
package enum Priority: Comparable, Sendable {
  /// A link that arrived in the background, or a store: it waits for others.
  case background
  /// A person asked for it.
  case user
}

/// The origin of a navigation.
package enum Cause: Hashable, Sendable {
  /// The app asked the router, or a screen did.
  case app
  /// A link was opened.
  case link
  /// A snapshot was restored.
  case restore
  /// A guard wants something done first, and the detour opens.
  case detour
  /// The history was travelled.
  case travel
  /// The user did it, or asked the host for it.
  case user
}

/// Those whom the router asks before it commits a navigation.
package enum Asked: Sendable {
  /// Screens that would be left, then guards.
  case everybody
  /// Screens that would be left.
  case screens
  /// For time travel, and for what nobody may refuse.
  case nobody
}

/// The host's way of carrying a navigation out.
package struct StepOptions: Sendable {
  package var isAnimated: Bool
  /// Anything that the app wants its host to know, such as its own transition.
  package var info: AnyValue?

  package init(isAnimated: Bool = true, info: AnyValue? = nil) {
    self.isAnimated = isAnimated
    self.info = info
  }
}

/// Somebody's request for a change of the tree.
///
/// Its own fields never change. It is unchecked, since the compiler checks only classes that are final.
package class Request: @unchecked Sendable {
  package final let number: NavigationNumber
  package final let edit: Edit
  /// The screen that asks, for which verbs mean what is around it; `nil` for the router.
  package final let screen: EntryID?
  package final let priority: Priority
  package final let cause: Cause
  package final let options: StepOptions
  package final let asked: Asked
  /// Whether the place that it opens owes an answer.
  package final let wantsAnswer: Bool
  /// The answer that a screen gives as it closes.
  package final let answer: AnyValue?
  /// The snapshot's saved values and detours, which come back with the tree that it sets.
  package final let restored: Restored?

  package required init(
    _ number: NavigationNumber, _ edit: Edit = .nothing, from screen: EntryID? = nil,
    priority: Priority = .user, cause: Cause = .app, options: StepOptions = StepOptions(),
    asking asked: Asked = .everybody, wantsAnswer: Bool = false, answer: AnyValue? = nil,
    restored: Restored? = nil
  ) {
    self.number = number
    self.edit = edit
    self.screen = screen
    self.priority = priority
    self.cause = cause
    self.options = options
    self.asked = asked
    self.wantsAnswer = wantsAnswer
    self.answer = answer
    self.restored = restored
  }

  /// A recheck of the whole tree.
  package static func recheck(_ number: NavigationNumber, asksScreens: Bool = false) -> Self {
    Self(number, .recheck(Recheck(asksScreens: asksScreens)))
  }

  /// Whether a screen that asks for it a second time means the first.
  final var isRepeatable: Bool {
    guard screen != nil else { return false }
    switch edit {
    case .push, .present, .close: return true
    default: return false
    }
  }

  /// Whether a screen asks for the same as before.
  final func repeats(_ other: Request) -> Bool {
    screen == other.screen && wantsAnswer == other.wantsAnswer && edit == other.edit
  }
}

/// The values that screens had saved, and the navigations that waited for detours, by positions in a snapshot's tree.
package final class Restored: Sendable {
  let saved: [ElementPosition: [String: AnyValue]]
  package let detours: [ElementPosition: Request]

  package init(
    saved: [ElementPosition: [String: AnyValue]], detours: [ElementPosition: Request]
  ) {
    self.saved = saved
    self.detours = detours
  }
}

/// A navigation that asks guards about the places that are there already.
package struct Recheck: Hashable, Sendable {
  /// Whether screens that would go are asked.
  package var asksScreens = false
  /// The only places that are asked about; `nil` for all.
  var only: Set<EntryID>?
  /// Whether it makes up for one that the host could not show.
  var isRepeated = false

  package init(asksScreens: Bool = false, only: Set<EntryID>? = nil) {
    self.asksScreens = asksScreens
    self.only = only
  }
}
