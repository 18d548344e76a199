package import WaymarkState

/// Identifies a guard or an objection; the shell keeps the closure under it.
package typealias GuardNumber = UInt64

/// Identifies a question to a guard or to a screen.
package typealias QuestionNumber = UInt64

/// Somebody who is asked before a navigation is committed.
package struct Guard: Sendable {
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
  /// Shows this first. `finishDetour` goes on; a screen asks the user there, beside the tree, and the shell knows the sense of the
  /// answer.
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

/// A turn of a guard or of a screen: the question, and all that the answer may depend on.
package final class Turn: Sendable {
  package let question: QuestionNumber
  package let asked: GuardNumber
  /// The place that comes or goes; `nil` for a guard of all navigations.
  package let place: Place?
  package let isRecheck: Bool
  package let proposal: Proposal

  init(question: QuestionNumber, asked: GuardNumber, place: Place?, isRecheck: Bool, proposal: Proposal) {
    self.question = question
    self.asked = asked
    self.place = place
    self.isRecheck = isRecheck
    self.proposal = proposal
  }

  package var cause: Cause { proposal.request.cause }
}

/// The change that is being decided.
package struct Proposal: Sendable {
  package let navigation: NavigationNumber
  package let request: Request
  /// The edit that is proposed: the request's, or a guard's instead; `nil` for a recheck.
  package let edit: Edit?
  /// The tree as it is.
  package let tree: PlaceTree
  package let change: Change

  /// The tree as it would be.
  package var result: PlaceTree { change.applied(to: tree) }
}
