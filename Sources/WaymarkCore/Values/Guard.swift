package import WaymarkState

/// Identifies a guard or an objection; the shell keeps the closure under it.
package typealias GuardNumber = UInt64

/// Identifies a turn of a guard or of a screen.
package typealias TurnNumber = UInt64

/// Somebody who is asked before a navigation is committed.
package struct Guard: Equatable, Sendable {
  /// The navigations that somebody is asked about.
  package enum Scope: Hashable, Sendable {
    /// Each navigation, once.
    case navigations
    /// Each place that comes or leads elsewhere.
    case entering
    /// An objection: asked before the screen is left.
    case leaving(EntryID)
    /// An objection: asked before the screen is left, and before its tab is.
    case leavingTab(EntryID)
  }

  package let number: GuardNumber
  package let scope: Scope
  /// The name that logs use.
  package let name: String

  package init(_ number: GuardNumber, _ scope: Scope, name: String = "guard") {
    self.number = number
    self.scope = scope
    self.name = name
  }

  /// The screen that objects; `nil` for a guard.
  package var objector: EntryID? {
    switch scope {
    case .navigations, .entering: nil
    case .leaving(let id), .leavingTab(let id): id
    }
  }
}

/// The answer of a guard, or of a screen when it would be left.
package enum Verdict: Equatable, Sendable {
  case allow
  case block(String?)
  /// Does this instead.
  case redirect(Edit)
  /// Shows this first. A guard's place is in the tree until `finishDetour`; a screen's is the question to the user, beside the tree.
  case detour(Opening)

  var isBlock: Bool { if case .block = self { true } else { false } }
}

/// A place that opens in front of the user and takes nothing away.
package enum Opening: Equatable, Sendable {
  case push(AnyRoute)
  case present(AnyRoute, Presentation)

  package var route: AnyRoute {
    switch self {
    case .push(let route), .present(let route, _): route
    }
  }

  var edit: Edit {
    switch self {
    case .push(let route): .push(route)
    case .present(let route, let presentation): .present(Modal(presentation, .stack(route)))
    }
  }
}

/// Those who are to be asked.
package struct Guards: Sendable {
  /// The objections of screens, in the order in which they were made.
  var objections: [Guard] = [] { didSet { objectionChanges &+= 1 } }
  /// Counts the changes of objections.
  private(set) var objectionChanges: UInt64 = 0
  /// All others, in the order in which they were added.
  package var others: [Guard] = []

  /// All of them, those of screens last.
  package var all: [Guard] { others + objections }

  var isEmpty: Bool { objections.isEmpty && others.isEmpty }
  var ofPlaces: [Guard] { others.filter { $0.scope == .entering } }
}
