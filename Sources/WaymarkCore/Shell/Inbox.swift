/// The inputs that wait while one is taken.
struct Inbox {
  /// The number of inputs, each sent because of the one before, after which whoever sends them is stopped.
  var maximumRound = 100

  private var inputs = Queue<Sent>()
  /// Answers of guards, screens and the host, which go before all that is asked for meanwhile.
  private var answers = Queue<Sent>()
  private(set) var isWorking = false
  /// The number of inputs that have led to one another, up to the present one.
  private var round = 0
  /// Whether somebody was told that there is no end.
  var isEndNoticed = false

  private struct Sent {
    let input: Input
    let round: Int
  }

  var isEmpty: Bool { inputs.isEmpty && answers.isEmpty }

  /// Whether inputs are sent in answer to one another without end.
  var isEndless: Bool { round > maximumRound }

  /// Lets an input be taken now.
  ///
  /// - Returns: `false` if another is being taken, so that it waits.
  mutating func begin(_ input: Input) -> Bool {
    if isWorking, input.isAnswer {
      answers.append(Sent(input: input, round: round))
    } else if isWorking {
      inputs.append(Sent(input: input, round: round + 1))
    }
    defer { isWorking = true }
    return !isWorking
  }

  /// Counts what was taken at once.
  mutating func countRound() { round += 1 }

  /// The next input that waits; `nil` if all is taken.
  mutating func next() -> Input? {
    let next = answers.popFirst() ?? inputs.popFirst()
    isWorking = next != nil
    round = next.map { max(round, $0.round) } ?? 0
    if next == nil { isEndNoticed = false }
    return next?.input
  }
}

extension Input {
  /// Whether the user has done it already.
  var isFact: Bool {
    switch self {
    case .closed, .selected, .selectedDetent: true
    default: false
    }
  }

  /// Whether it answers the router, of which each navigation needs no more than it has places and steps, or tells the room that
  /// the host has for what it answers.
  fileprivate var isAnswer: Bool {
    switch self {
    case .decided, .workedOut, .acknowledged, .began, .columnsThatFit: true
    default: false
    }
  }
}
