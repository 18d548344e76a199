package import WaymarkState

/// Identifies a navigation; the number 0 stands for what the router does of its own accord.
package typealias NavigationNumber = UInt64

/// How much a navigation matters beside others that are asked for.
package enum Priority: Int8, Comparable, Sendable {
  /// A link that arrived in the background, or a store: it waits for others.
  case background
  /// A person asked for it.
  case user

  package static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
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

/// The router's way of asking who may object to a navigation.
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

/// A navigation that somebody asks for, with everything that belongs to it on its way.
package struct Request: Sendable {
  package let number: NavigationNumber
  package var edit: Edit
  /// The screen that asks, for which verbs mean what is around it; `nil` for the router.
  package var screen: EntryID?
  package var priority: Priority
  package var cause: Cause
  package var options: StepOptions
  package var asked = Asked.everybody
  /// Whether the place that it opens owes an answer.
  package var wantsAnswer = false

  // The navigation's own memory, which the state writes.

  /// Whether a guard has put its own edit in place of the screen's.
  var isRedirected = false
  /// Whether it is a recheck that has taken places away and follows a guard's answer now.
  var hasCut = false
  /// The redirects, detours and questions that it has been through.
  var rounds = 0
  /// The number of commits when it was asked for.
  var commitCount: UInt64 = 0

  private var box: ExtrasBox?

  package init(
    _ number: NavigationNumber, _ edit: Edit, from screen: EntryID? = nil, priority: Priority = .user,
    cause: Cause = .app, options: StepOptions = StepOptions()
  ) {
    self.number = number
    self.edit = edit
    self.screen = screen
    self.priority = priority
    self.cause = cause
    self.options = options
  }

  /// A recheck of the whole tree.
  package static func recheck(_ number: NavigationNumber, asksScreens: Bool = false) -> Request {
    var request = Request(number, .nothing)
    request.recheck = Recheck(asksScreens: asksScreens)
    return request
  }
}

/// All that few navigations have, in one object, so that a request is cheap to copy.
private struct Extras: Sendable {
  var answer: Answer?
  var recheck: Recheck?
  var restored: Restored?
  var patron: NavigationNumber?
  var refusedRoot: EntryID?
  var workedOut: PlaceTree?
  var detoursToClose: [EntryID] = []
  var permissions: [Permission] = []
}

private final class ExtrasBox: Sendable {
  let extras: Extras

  init(_ extras: Extras) { self.extras = extras }
}

extension Request {
  private var extras: Extras {
    get { box?.extras ?? Extras() }
    set { box = ExtrasBox(newValue) }
  }

  /// The answer that a screen gives as it closes.
  package var answer: Answer? {
    get { box?.extras.answer }
    set { extras.answer = newValue }
  }

  /// The recheck that it is, if it is one.
  package var recheck: Recheck? {
    get { box?.extras.recheck }
    set { extras.recheck = newValue }
  }

  /// The snapshot's saved values and detours, which come back with the tree that it sets.
  package var restored: Restored? {
    get { box?.extras.restored }
    set { extras.restored = newValue }
  }

  /// The navigation in whose name the router does something of its own accord.
  var patron: NavigationNumber? {
    get { box?.extras.patron }
    set { extras.patron = newValue }
  }

  /// The refused root of the window, which is not asked and gives way to the place that the guard's answer leads to.
  var refusedRoot: EntryID? {
    get { box?.extras.refusedRoot }
    set { extras.refusedRoot = newValue }
  }

  /// The tree that the app's own edit made last, which a snapshot keeps while a detour lasts.
  var workedOut: PlaceTree? {
    get { box?.extras.workedOut }
    set { extras.workedOut = newValue }
  }

  /// The detours that it comes back from; they close with whatever it does in the end.
  var detoursToClose: [EntryID] {
    get { box?.extras.detoursToClose ?? [] }
    set { extras.detoursToClose = newValue }
  }

  /// Whether it changes the tree as it is, without a detour or a root that has to go.
  var isPlain: Bool { box.map { $0.extras.detoursToClose.isEmpty && $0.extras.refusedRoot == nil } ?? true }

  /// The objections that need not be asked again.
  var permissions: [Permission] {
    get { box?.extras.permissions ?? [] }
    set { extras.permissions = newValue }
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
package struct Recheck: Sendable {
  /// Whether screens that would go are asked.
  package var asksScreens = false
  /// The only places that are asked about; `nil` for all.
  var only: Set<EntryID>?
  /// Whether it makes up for one that the host could not show.
  var isRepeated = false

  package init(asksScreens: Bool = false) { self.asksScreens = asksScreens }
}

/// A screen's consent to being left, which holds for one navigation until the screen has something new to lose.
struct Permission: Sendable {
  let screen: EntryID
  let objection: GuardNumber
}
