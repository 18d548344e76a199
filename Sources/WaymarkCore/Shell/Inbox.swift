/// The inputs that wait while one is taken.
struct Inbox {
  /// The number of inputs, each sent because of the one before, after which guards and observers are stopped.
  private static let maximumRound = 100

  private var inputs = Queue<Sent>()
  private var isWorking = false
  /// The number of inputs that have led to the present one.
  private var round = 0

  private struct Sent {
    let input: Input
    let round: Int
  }

  /// Whether navigations are asked for in answer to one another without end.
  var isEndless: Bool { round > Inbox.maximumRound }

  /// Lets an input be taken now.
  ///
  /// - Returns: `false` if another is being taken, so that it waits.
  mutating func begin(_ input: Input) -> Bool {
    if isWorking { inputs.append(Sent(input: input, round: round + 1)) }
    defer { isWorking = true }
    return !isWorking
  }

  /// The next input that waits; `nil` if all is taken.
  mutating func next() -> Input? {
    let next = inputs.popFirst()
    isWorking = next != nil
    round = next?.round ?? 0
    return next?.input
  }
}
