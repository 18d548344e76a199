import Waymark

/// A navigation that was asked for and has not begun.
struct Submission {
  var wish: Wish
  var priority = NavigationPriority.user
  var isAnimated = true
  /// The screen that asked, and whether its entry was gone already.
  var screen: UInt64?
  var wasGone = false
  /// How many deeds had been done.
  var askedAt = 0
  /// What the screen that is to be closed returns.
  var value: (entry: UInt64, value: Int)?
}

extension Reference {
  /// A navigation that has begun.
  struct Record {
    var wish: Wish
    var priority: NavigationPriority
    var isAnimated = true
    var redirects = 0
    var isCommitted = false
    var isDeferred = false
    var isResumed = false
    var resumed: Held?
    var askedAt = 0
    /// The screen that asks, which has to be there until it is decided or waits for a detour.
    var screen: UInt64?
    var brought: Set<UInt64> = []
    /// What it has to end with; one of several where the rules leave it open.
    var expected: Set<Ending>?
    /// What it may end with before it is committed, whatever else would come of it.
    var tolerated: Set<Ending> = []
    var outcome: Ending?
  }

  /// What is with the host.
  struct Running {
    var serial: Int
    var step: Step<Entry<Spot>>?
    var target: PlainTree
    /// Whether the user has done something since it began.
    var isTouched = false
    var began: Duration
    /// The navigations that it may be done for: those of which nothing had been taken back.
    var causes: Set<UInt64> = []
  }

  /// What was done last about a step that went wrong.
  enum Recovery {
    case none
    case rebuilding
    /// The host says that it shows what it showed before, so the step is tried once more.
    case retrying
  }

  /// A navigation that waits for a detour.
  struct Held {
    var navigation: UInt64
    var detour: Wish
    var wish: Wish
    var tree: PlainTree
    var opened: [UInt64]
    /// What was seen when the detour was taken.
    var origin: UInt64
    /// All that could be seen then, in whatever columns.
    var seen: Set<UInt64>
    /// How many were taken before it.
    var place = 0
    /// The tree as it would be without the detour.
    var base: PlainTree
    /// How many had come to wait before it.
    var entered = 0
    /// Whether the detour took the place of what was seen.
    var isInPlace = false
    /// What it went on from when it was sent on this one.
    var earlier: [Held] = []
  }

  /// A change of the tree, and who made it.
  struct Deed {
    var navigation: UInt64
    var isUsers: Bool
    var before: PlainTree
    var after: PlainTree
    /// The tree that was left of it, where the host could not show it: what is not so there, nobody did.
    var left: PlainTree?
  }
}
