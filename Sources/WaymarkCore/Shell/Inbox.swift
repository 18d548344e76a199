/// The inputs that wait while one is taken.
struct Inbox {
  /// The number of inputs, each sent because of the one before, after which whoever sends them is stopped.
  var maximumRound = 100

  private var inputs = Queue<Input>()
  /// Answers of guards and screens, which go before all that is asked for meanwhile.
  private var answers = Queue<Input>()
  /// The number of inputs that have led to one another, up to the present one.
  private var round = 0
  /// The number of inputs of this round that wait; all others were sent because of them.
  private var left = 0
  /// Whether somebody was told that there is no end.
  var isEndNoticed = false

  var isEmpty: Bool { inputs.isEmpty && answers.isEmpty }

  /// Whether inputs are sent in answer to one another without end.
  var isEndless: Bool { round > maximumRound }

  /// Lets an input wait until all that was sent before is taken.
  mutating func append(_ input: Input) {
    if input.sort == .answer { answers.append(input) } else { inputs.append(input) }
  }

  /// Counts what was taken at once.
  mutating func countRound() { round += 1 }

  /// The next input that waits; `nil` if all is taken.
  mutating func next() -> Input? {
    if isEmpty {
      (round, isEndNoticed) = (0, false)
      return nil
    }
    if let answer = answers.popFirst() { return answer }
    if left == 0 { (left, round) = (inputs.count, round + 1) }
    left -= 1
    return inputs.popFirst()
  }
}

extension Input {
  /// The sorts of inputs, as the shell takes them: a fact of the user's, a host's progress as it should be, a registration or the
  /// end, an answer, or another.
  ///
  /// Progress and answers count no round, since a navigation needs only so many.
  enum Sort { case fact, progress, answer, other }

  var sort: Sort {
    switch self {
    case .closed, .selected, .selectedDetent: .fact
    case .acknowledged, .began, .columnsThatFit, .added, .saved, .released: .progress
    case .decided, .workedOut: .answer
    default: .other
    }
  }
}
