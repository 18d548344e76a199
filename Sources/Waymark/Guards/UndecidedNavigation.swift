/// A navigation that has not been committed, and where it is on its way there.
@MainActor
@usableFromInline
final class UndecidedNavigation<R: Route> {
  @usableFromInline let navigation: Navigation<R>

  /// What is asked for now, which a redirect changes.
  var intent: Intent<R>

  var stage: Stage

  /// The detour that it waits for, or that ends with it once it goes on.
  var detour: Detour<R>?

  /// What its detour had opened, once it has been asked to go on from there.
  var resumedFrom: [EntryID]?

  /// The detour that it has last been asked to go on from.
  var passed: PassedDetour<R>?

  /// What has led to it, where that came of somebody who was asked.
  let chain: AnswerChain?

  /// Its place among those that have detours, which grow in the order in which they came, if it is or was one of them.
  var place: UInt64 = 0

  enum Stage {
    /// It has not been asked about yet, or waits behind one of higher priority.
    case waiting
    /// Vetoes and guards are being asked.
    case deciding(Deliberation<R>)
    /// Its detour is being decided, a navigation of its own.
    case openingDetour(NavigationID)
    /// Its detour is in the tree.
    case held
    /// It goes on after its detour.
    case resuming
  }

  init(
    _ navigation: Navigation<R>, _ intent: Intent<R>, detour: Detour<R>? = nil, stage: Stage = .waiting,
    chain: AnswerChain? = .current
  ) {
    self.chain = chain
    self.navigation = navigation
    self.intent = intent.mainBound
    self.detour = detour
    self.stage = stage
  }

  /// How vetoes and guards are being asked, while they are.
  var deliberation: Deliberation<R>? {
    if case .deciding(let deliberation) = stage { deliberation } else { nil }
  }

  /// Whether its detour is in the tree and nobody has asked to go on.
  var isHeld: Bool { if case .held = stage { true } else { false } }

  /// The entries of the detour that it waits for or goes on from, the one that stands for it first.
  var opened: [EntryID] { resumedFrom ?? detour?.opened ?? [] }
}

/// What has to be gone through before a navigation goes on.
struct Detour<R: Route>: Sendable {
  /// What the guard wants to be gone through first.
  let intent: Intent<R>

  /// Whether it was under way when the program ended before: how it was asked for is not known then, but what it opened is.
  var isRestored = false

  /// The number of the guard, or veto, that wants it.
  let askedBy: Int

  /// What was wanted, in a form that means the same on a later tree.
  let wanted: Intent<R>

  /// The entry that the user saw when it was wanted.
  let origin: EntryID

  /// The entries that the user could see then, in whatever columns.
  let seen: [EntryID]

  /// What was wanted, as a tree, for when the detour took the place of everything.
  var tree: EntryTree<R>

  /// The tree as it would be without the detour.
  var base: EntryTree<R>

  /// How much the user had done when these trees were as they are.
  var departureCount: Int

  /// The entries that the detour opened, the one that stands for it first.
  var opened: [EntryID]

  /// Whether it took the place of what the user saw when it was wanted, so that closing it does not lead back there.
  var isInPlace = false

  /// Whether it is what a guard asks for.
  func isFor(_ other: Intent<R>) -> Bool {
    guard isRestored else { return intent.isSame(as: other) }
    return other.mainRoute.map { $0 == intent.mainRoute } ?? false
  }
}

extension Intent {
  /// The route of the place that it opens, where it says so.
  fileprivate var mainRoute: R? {
    switch self {
    case .push(let route), .replace(let route), .show(let route), .pushAbove(_, let route),
      .replaceEntry(_, let route):
      route
    case .present(let modal): modal.root
    case .setStack(let stack): stack.root
    case .setRoot(let container), .fill(_, let container, _): container.root
    case .set(let tree): tree.root.root
    default: nil
    }
  }
}
