/// Events on their way out, in the order of their times.
///
/// A step is written when its end is known, and stands where it began: what comes after its beginning waits for it, up to a bound.
struct TraceQueue: Sendable {
  /// How many events may wait.
  private static let maximumWaiting = 20_000

  private var waiting: [TraceEvent?] = []
  private var firstNumber = 0
  private var ready: [String] = []

  /// Adds an event.
  ///
  /// - Returns: Its number, by which a step is told that it has ended.
  @discardableResult
  mutating func add(_ event: TraceEvent) -> Int {
    waiting.append(event)
    return firstNumber + waiting.count - 1
  }

  /// Makes a step that began one that has ended.
  mutating func end(_ number: Int, at time: Int, _ result: String) {
    let index = number - firstNumber
    guard waiting.indices.contains(index), var step = waiting[index], step.duration == nil else { return }
    step.duration = max(0, time - step.time)
    step.arguments.append(("end", result))
    waiting[index] = step
  }

  /// Takes away what can be written: all before the first step that has not ended.
  ///
  /// - Parameter now: When steps end that too much waits for.
  /// - Returns: The events in order; none where it is too early for as few as there are.
  mutating func take(now: Int) -> [TraceEvent] {
    if waiting.count > TraceQueue.maximumWaiting {
      for index in waiting.indices.prefix(waiting.count / 2) where waiting[index].map(isOpen) == true {
        end(firstNumber + index, at: now, "not known: too much happened meanwhile")
      }
    }
    let count = waiting.firstIndex { $0.map(isOpen) == true } ?? waiting.count
    // Moving what waits costs its number, so it is done for many at a time.
    guard count == waiting.count || count > 1000 else { return [] }
    let taken = waiting.prefix(count).compactMap { $0 }
    waiting.removeFirst(count)
    firstNumber += count
    return taken
  }

  private func isOpen(_ event: TraceEvent) -> Bool { event.phase == "X" && event.duration == nil }
}
