import Waymark

/// A plain router without a host: it is told what happens and says what has to come of it.
///
/// It shares no code with the router that it judges. It is slow, keeps everything as whole trees and follows the
/// router's events in their order, so that it knows at every moment what tree, which questions and which outcomes there
/// have to be.
@MainActor
final class Reference {
  struct Rules {
    var redirectLimit = 10
    var placement: (Spot) -> Placement<Spot> = { _ in .push }
    var flaw: Flaw?
    var checksOutcomes = true
    var checksPriorities = true
    var checksResults = true
    var checksMissingResults = true
  }

  struct Commit {
    var navigation: UInt64
    var tree: PlainTree
  }

  let rules: Rules
  var placeholders = Placeholders()
  var tree: PlainTree
  var shown: PlainTree?
  /// What the tree goes back to until something has been shown.
  var first: PlainTree
  var navigations: [UInt64: Record] = [:]
  /// What was asked for and has not begun, the first one next.
  var submissions: [Submission] = []
  var commits: [Commit] = []
  /// What committed navigations that have not ended asked for.
  var claims: [UInt64: Claim] = [:]
  /// What was done to the tree, the oldest first.
  var deeds: [Deed] = []
  var deliberation: Deliberation?
  var deferred: [UInt64] = []
  var held: [Held] = []
  var opening: [UInt64: Held] = [:]
  var nextOpening: Held?
  /// Where the last answer that did not just allow or refuse led.
  var destination = Wish.dismiss
  var resuming: [Held] = []
  /// Those that have been asked to go on, by what they wait for.
  var goingOn: [UInt64: Held] = [:]
  /// Those that nothing waits for since a commit that may be taken back, and that commit.
  var passed: [(held: Held, commit: UInt64)] = []
  /// Those that wait again and have not been told of, by numbers that stand for theirs.
  var returning: [UInt64] = []
  /// One that is about to be told of as waiting again.
  var isToldAgain: UInt64?
  var enteredCount = 0
  var detourCount = 0
  var running: Running?
  var needsRebuild = true
  var recovery = Recovery.none
  /// The newest request that was not answered in time, once the router has given up.
  var overdue: Running?
  var hasGivenUp = false
  /// Requests whose acknowledgement was let go of.
  var dropped: Set<Int> = []
  var timeout = Duration.seconds(3)
  var guards: [Question] = []
  /// Asynchronous questions that were put and have not reached whom they are for, the oldest first.
  var posed: [Ask] = []
  /// Those that were superseded before anybody heard them, and that may still be heard.
  var unheard: [Ask] = []
  var lastAsk = 0
  /// What was answered, by the number of the question.
  var verdicts: [Int: Verdict] = [:]
  /// Questions about navigations that others took the place of.
  var superseded: Set<Int> = []
  /// Whether the router tells no events, so that everything has to be known beforehand.
  var isQuiet = false
  var isUnbound = false
  var quietID: UInt64 = 0
  /// Called before navigations fail, so that those that have ended by then are known.
  var beforeGivingUp: (() -> Void)?
  var objections: [UInt64: [Objection]] = [:]
  var ledger = Ledger()
  /// What screens have pushed or presented last.
  var openings: [UInt64: (wish: Wish, navigation: UInt64)] = [:]
  /// Identities that were ever given, and those that the user has taken away.
  var seen: Set<UInt64> = []
  var dead: Set<UInt64> = []
  private(set) var problems: [String] = []

  init(_ tree: PlainTree, rules: Rules) {
    self.tree = tree
    first = tree
    self.rules = rules
    seen = tree.ids
  }

  func problem(_ message: @autoclosure () -> String) {
    if problems.count < 5 { problems.append(message()) }
  }

  func check(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { problem(message()) }
  }

  /// What a wish makes of the tree.
  func proposal(for wish: Wish, resuming resumed: Held?) -> PlainTree {
    var base = tree
    if let resumed { base.close(resumed) }
    let wished = wish.carriedOut(on: base, rules.placement, &placeholders)
    switch rules.flaw {
    case .prefixAlone: return wished.forgettingSuffixes(of: tree, &placeholders)
    case .keepsOldRoutes: return wished.forgettingRoutes(since: tree)
    default: return wished
    }
  }

  /// Whether everything has come to rest, as far as the model knows.
  var isAtRest: Bool { running == nil && deliberation == nil && deferred.isEmpty && submissions.isEmpty }

  /// The navigations that wait for a detour, or for one that waits for another.
  var detoured: Set<UInt64> { Set(held.map(\.navigation)).union(opening.values.map(\.navigation)) }

  func expect(_ id: UInt64, _ outcomes: Ending...) { expect(id, Set(outcomes)) }

  func expect(_ id: UInt64, _ outcomes: Set<Ending>) {
    check(navigations[id]?.expected == nil, "two ends for #\(id)")
    navigations[id]?.expected = outcomes
  }
}
