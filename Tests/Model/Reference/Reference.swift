import Waymark

/// A plain router without a host: it is told what happens and says what has to come of it.
///
/// It shares no code with the router that it judges. It is slow, keeps everything as whole trees and follows the
/// router's events in their order, so that it knows at every moment what tree, which questions and which outcomes there
/// have to be.
@MainActor
final class Reference {
  struct Rules {
    var showsEveryCommit = false
    var redirectLimit = 10
    var placement: (Spot) -> Placement<Spot> = { _ in .push }
    var flaw: Flaw?
  }

  /// Something to be asked: by a screen, which has an entry, or by a guard.
  struct Question: Hashable {
    var screen: UInt64?
    var key: Int
    var isAsync: Bool
  }

  /// A question that was put, with what there was at that moment.
  struct Ask {
    var number: Int
    var question: Question
    var navigation: UInt64
    var wish: Wish
    var tree: PlainTree
    var proposal: PlainTree
  }

  struct Deliberation {
    var navigation: UInt64
    var wish: Wish
    /// The detour that it goes on after.
    var resumed: Held?
    var proposal: PlainTree
    var questions: [Question]
    /// The number of the question that waits for its answer.
    var asking: Int?
    var isAllowed: Bool { questions.isEmpty && asking == nil }
  }

  struct Held {
    var navigation: UInt64
    var detour: Wish
    var wish: Wish
    var tree: PlainTree
    var opened: [UInt64]
    /// What was seen when the detour was taken.
    var origin: UInt64
  }

  struct Commit {
    var navigation: UInt64
    var tree: PlainTree
    var brought: Set<UInt64>
    var selection: PlainPath?
    var isUpdate: Bool
    /// Whether the user has done something since.
    var isTouched = false
  }

  struct Record {
    var wish: Wish
    var priority: NavigationPriority
    var isAnimated = true
    var redirects = 0
    var isCommitted = false
    var isDeferred = false
    var resumed: Held?
    var brought: Set<UInt64> = []
    var expected: Ending?
    var outcome: Ending?
  }

  struct Running {
    var serial: Int
    var step: Step<Entry<Spot>>?
    var target: PlainTree
    /// Whether the user has done something since it began.
    var isTouched = false
    var began: Duration
    /// The newest commit that a rebuild shows.
    var lastCommit: UInt64?
  }

  struct Veto {
    var key: Int
    var reasons: LeaveReasons
    var isAsync: Bool
  }

  let rules: Rules
  var placeholders = Placeholders()
  var tree: PlainTree
  var shown: PlainTree?
  /// What the tree goes back to until something has been shown.
  var first: PlainTree
  var navigations: [UInt64: Record] = [:]
  /// What was asked for and has not begun, the first one next.
  var submissions: [(wish: Wish, priority: NavigationPriority, isAnimated: Bool)] = []
  var commits: [Commit] = []
  var deliberation: Deliberation?
  var deferred: [UInt64] = []
  var held: [Held] = []
  var opening: [UInt64: Held] = [:]
  var nextOpening: Held?
  /// Where the last answer that did not just allow or refuse led.
  var destination = Wish.dismiss
  var resuming: [Held] = []
  var running: Running?
  var needsRebuild = true
  /// Requests whose acknowledgement was let go of.
  var dropped: Set<Int> = []
  var timeout = Duration.seconds(3)
  var guards: [Question] = []
  /// Asynchronous questions that were put and have not reached whom they are for, the oldest first.
  var posed: [Ask] = []
  var lastAsk = 0
  /// What was answered, by the number of the question.
  var verdicts: [Int: Verdict] = [:]
  /// Whether the router tells no events, so that everything has to be known beforehand.
  var isQuiet = false
  var isUnbound = false
  var quietID: UInt64 = 0
  /// Called before navigations fail, so that those that have ended by then are known.
  var beforeGivingUp: (() -> Void)?
  var vetoes: [UInt64: [Veto]] = [:]
  /// Identities that were ever given, and those that the user has taken away.
  var seen: Set<UInt64> = []
  var dead: Set<UInt64> = []
  var lastChange: UInt64 = 0
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
    return rules.flaw == .prefixAlone ? wished.forgettingSuffixes(of: tree, &placeholders) : wished
  }

  /// Whether everything has come to rest, as far as the model knows.
  var isAtRest: Bool { running == nil && deliberation == nil && deferred.isEmpty && submissions.isEmpty }

  /// The navigations that wait for a detour, or for one that waits for another.
  var detoured: Set<UInt64> { Set(held.map(\.navigation)).union(opening.values.map(\.navigation)) }

  func expect(_ id: UInt64, _ outcome: Ending) {
    check(navigations[id]?.expected == nil, "two ends for #\(id)")
    navigations[id]?.expected = outcome
  }
}

extension PlainTree {
  /// Closes a detour, and goes back to the tab that was left for it where it was in another.
  fileprivate mutating func close(_ detour: Reference.Held) {
    guard let first = detour.opened.first, let path = find(first)?.path else { return }
    let before = self
    close(first)
    guard self != before, path == visiblePath, let origin = find(detour.origin)?.path else { return }
    if origin.layer == path.layer { select(origin) }
  }

  /// A tree in which what lies above the first new entry of a stack is new too.
  func forgettingSuffixes(of old: PlainTree, _ ids: inout Placeholders) -> PlainTree {
    var changed = self
    for index in changed.layers.indices {
      changed.layers[index].box = changed.layers[index].box.mapStacks { entries in
        guard let first = entries.firstIndex(where: { $0.id & Placeholders.bit != 0 }) else { return entries }
        return entries[..<first] + entries[first...].map { PlainTree.fresh($0.spot, &ids) }
      }
    }
    return changed
  }
}
