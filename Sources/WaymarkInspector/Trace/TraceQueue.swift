/// The events that are not written yet, in the order of their times.
///
/// A step is written at the place of its beginning, but only when its end is known. Later events wait for it, up to a limit.
struct TraceQueue: Sendable {
  /// How many events may wait.
  private static let maximumWaiting = 20_000

  private var waiting: [TraceEvent?] = []
  private var firstNumber = 0
  private var ready: [String] = []

  /// Adds an event.
  ///
  /// - Returns: Its number, with which ``end(_:at:_:)`` ends a step.
  @discardableResult
  mutating func add(_ event: TraceEvent) -> Int {
    waiting.append(event)
    return firstNumber + waiting.count - 1
  }

  /// Notes that a step has ended.
  mutating func end(_ number: Int, at time: Int, _ result: String) {
    let index = number - firstNumber
    guard waiting.indices.contains(index), var step = waiting[index], step.duration == nil else { return }
    step.duration = max(0, time - step.time)
    step.arguments.append(("end", result))
    waiting[index] = step
  }

  /// Takes away the events that can be written: those before the first step that has not ended.
  ///
  /// - Parameter now: The time at which steps end if too many events wait for them.
  /// - Returns: The events in order; none if there are too few to be worth it yet.
  mutating func take(now: Int) -> [TraceEvent] {
    if waiting.count > TraceQueue.maximumWaiting {
      for index in waiting.indices.prefix(waiting.count / 2) where waiting[index].map(isOpen) == true {
        end(firstNumber + index, at: now, "not known: too much happened meanwhile")
      }
    }
    let count = waiting.firstIndex { $0.map(isOpen) == true } ?? waiting.count
    // Moving the remaining events takes time for each of them, so many are taken at a time.
    guard count == waiting.count || count > 1000 else { return [] }
    let taken = waiting.prefix(count).compactMap { $0 }
    waiting.removeFirst(count)
    firstNumber += count
    return taken
  }

  private func isOpen(_ event: TraceEvent) -> Bool { event.phase == "X" && event.duration == nil }
}
