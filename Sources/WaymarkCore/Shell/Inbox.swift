/// The inputs that wait while one is taken.
struct Inbox {
  /// The number of inputs, each sent because of the one before, after which whoever sends them is stopped.
  var maximumRound = 100

  private var inputs = Queue<Sent>()
  /// Answers of guards, screens and the host, which go before all that is asked for meanwhile.
  private var answers = Queue<Input>()
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

  /// Lets an input wait until all that was sent before is taken.
  mutating func append(_ input: Input) {
    if input.isAnswer { answers.append(input) } else { inputs.append(Sent(input: input, round: round + 1)) }
  }

  /// Counts what was taken at once.
  mutating func countRound() { round += 1 }

  /// The next input that waits, and whether it comes of one before it without end; `nil` if all is taken.
  mutating func next() -> (input: Input, isEndless: Bool)? {
    if let answer = answers.popFirst() { return (answer, isEndless) }
    guard let next = inputs.popFirst() else {
      (round, isEndNoticed) = (0, false)
      return nil
    }
    round = max(round, next.round)
    return (next.input, isEndless)
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

  /// Whether it answers the router, or tells the host's room, and so counts no round: a navigation needs no more answers than it
  /// has places and steps.
  fileprivate var isAnswer: Bool {
    switch self {
    case .decided, .workedOut, .acknowledged, .began, .columnsThatFit: true
    default: false
    }
  }
}
