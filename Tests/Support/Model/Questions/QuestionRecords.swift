import Waymark

extension QuestionReference {
  /// A screen's wish to be asked before it is left.
  struct Objection {
    let key: Int
    let reasons: LeaveReasons
    let isAsync: Bool
    /// What it answers now, if at once.
    var mind = Verdict.allow
  }

  /// A guard: of some places and answering at once, or of everything and taking its time.
  struct Guard {
    let key: Int
    var isAsync: Bool
    var spots: Set<Spot> = []
    var refused: Set<Spot> = []

    func refuses(_ spot: Spot) -> Bool { spots.contains(spot) && refused.contains(spot) }
  }

  /// A navigation that is being asked about.
  class Asking {
    let id: UInt64
    let wish: Wish
    let isBackground: Bool
    var hasWaited = false
    var redirects = 0
    var proposal = PlainTree(layers: [])
    /// Who was asked already, by their numbers.
    var asked: Set<Int> = []
    /// Whose answer is awaited.
    var call: Call?

    init(_ id: UInt64, _ wish: Wish, isBackground: Bool) {
      self.id = id
      self.wish = wish
      self.isBackground = isBackground
    }

    func bind(_ bound: [UInt64: UInt64]) { proposal = proposal.binding(bound) }
  }

  /// What is there is asked about again; it has the number 0 where nobody knows it.
  final class Recheck: Asking {
    let asksScreens: Bool
    var refused: Set<PlainEntry> = []
    /// What guards have not been asked about, since it was to go with others or is next.
    var unasked: [PlainEntry]

    init(_ id: UInt64, asksScreens: Bool, unasked: [PlainEntry]) {
      self.asksScreens = asksScreens
      self.unasked = unasked
      super.init(id, .leave, isBackground: false)
    }

    override func bind(_ bound: [UInt64: UInt64]) {
      unasked = unasked.map { $0.binding(bound) }
      refused = Set(refused.map { $0.binding(bound) })
    }
  }

  /// One who takes time to answer: a screen, which has an entry, or a guard.
  @MainActor
  final class Call {
    let asker: UInt64?
    let key: Int
    let navigation: UInt64
    /// Whether the answer counts.
    var isAwaited = true
    /// The questions to the user that wait or are open.
    var asks: [Spot] = []
    var verdict: Verdict?

    init(asker: UInt64?, key: Int, navigation: UInt64) {
      self.asker = asker
      self.key = key
      self.navigation = navigation
    }
  }

  /// A question to the user whose asker has not heard the answer.
  struct OpenQuestion {
    let call: Call
    let asked: Asking?
    let entry: UInt64
    let layer: PlainLayer
    var isInTree = true
    var answer: Answer?
  }

  /// What the screen of a question returns.
  enum Answer: CaseIterable {
    case yes
    case no
    case wrongType
  }

  /// What becomes of a navigation.
  enum Fate {
    case undecided
    case committed(Claim)
    case ended(Set<Ending>)
    case joined(UInt64)
  }

  /// Somebody to be asked; with an answer if it comes at once.
  struct Next {
    let asker: UInt64?
    let key: Int
    let verdict: Verdict?
  }
}
