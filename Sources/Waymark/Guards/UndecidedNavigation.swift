/// A navigation that has not been committed, and its stage on the way there.
@MainActor
@usableFromInline
final class UndecidedNavigation<R: Route> {
  @usableFromInline let navigation: Navigation

  /// The intent.
  ///
  /// A redirect changes it.
  var intent: Intent<R>

  var stage: Stage

  /// The detour that it waits for, or that is closed when it goes on.
  var detour: Detour<R>?

  /// The entries that its detour had opened, once it was resumed.
  var resumedFrom: [EntryID]?

  /// The detour from which it was last resumed.
  var passed: PassedDetour<R>?

  /// The chain of answers that has led to it, if a guard or a screen did.
  let chain: AnswerChain?

  /// Its place in the order of navigations that have detours, if it has or had one.
  var place: UInt64 = 0

  enum Stage {
    /// Guards have not been asked yet, or it waits behind one of higher priority.
    case waiting
    /// Vetoes and guards are being asked.
    case deciding(Deliberation<R>)
    /// The navigation that opens its detour is being decided.
    case openingDetour(NavigationID)
    /// Its detour is in the tree.
    case held
    /// It goes on after its detour.
    case resuming
  }

  init(
    _ navigation: Navigation, _ intent: Intent<R>, detour: Detour<R>? = nil, stage: Stage = .waiting,
    chain: AnswerChain? = .current
  ) {
    self.chain = chain
    self.navigation = navigation
    self.intent = intent.mainBound
    self.detour = detour
    self.stage = stage
  }

  /// The deliberation, while vetoes and guards are being asked.
  var deliberation: Deliberation<R>? {
    if case .deciding(let deliberation) = stage { deliberation } else { nil }
  }

  /// Whether its detour is in the tree and it has not been resumed.
  var isHeld: Bool { if case .held = stage { true } else { false } }

  /// The entries of the detour that it waits for or goes on from, the one that stands for it first.
  var opened: [EntryID] { resumedFrom ?? detour?.opened ?? [] }
}

/// A detour that has to be passed before a navigation goes on.
struct Detour<R: Route>: Sendable {
  /// The intent with which the guard asked for the detour.
  @Boxed var intent: Intent<R>

  /// Whether it comes from a snapshot.
  ///
  /// Then it is known what it opened, but not how it was asked for.
  var isRestored = false

  /// The number of the guard or veto that asked for it.
  let askedBy: Int

  /// The wanted intent, in a form that means the same on a later tree.
  @Boxed var wanted: Intent<R>

  /// The entry that the user saw when the detour was asked for.
  let origin: EntryID

  /// The entries that the user could see then, in all columns.
  let seen: [EntryID]

  /// The wanted tree, for the case that the detour replaced the whole window.
  var tree: EntryTree<R>

  /// The tree as it would be without the detour.
  var base: EntryTree<R>

  /// The number of the user's actions that these trees include.
  var departureCount: Int

  /// The entries that the detour opened, the one that stands for it first.
  var opened: [EntryID]

  /// Whether it replaced what the user saw, so that closing it does not lead back there.
  var isInPlace = false

  /// Whether it is the detour that a guard asks for.
  func isFor(_ other: Intent<R>) -> Bool {
    guard isRestored else { return intent.isSame(as: other) }
    return other.mainRoute.map { $0 == intent.mainRoute } ?? false
  }
}

extension Intent {
  /// The route of the place that it opens, if it names one.
  fileprivate var mainRoute: R? {
    switch self {
    case .push(let route), .replaceTop(let route), .show(let route): route
    case .present(let modal): modal.root
    case .set(let tree): tree.root.root
    case .edit(let edit):
      switch edit.kind {
      case .pushNear(_, let route), .replaceEntry(_, let route): route
      case .setStack(let stack): stack.root
      case .setRoot(let container), .fill(_, let container, _): container.root
      default: nil
      }
    default: nil
    }
  }
}
