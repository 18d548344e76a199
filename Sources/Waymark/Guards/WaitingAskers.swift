/// The screens that wait to ask the user something, because another question is open.
///
/// Only one is called when a question has been answered: the one that came first. Nobody else may ask before it has come. If it
/// does not ask after all, it has the next one called.
@MainActor
final class WaitingAskers {
  private var waiting = NumberedQueue<CheckedContinuation<Void, Never>>()
  /// The numbers of those that wait, by the entry of the screen.
  private var numbers: [EntryID: Set<Int>] = [:]
  private var lastNumber = 0
  /// The number of the one that was called and has not come yet.
  private var calledNumber: Int?

  /// Whether one that was called has not come yet.
  var isCalling: Bool { calledNumber != nil }

  /// How many wait.
  var count: Int { waiting.count }

  /// The number with which an asker waits, as often as it has to: those that came later wait behind it.
  func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Waits until the asker is called or the task is cancelled.
  func wait(_ number: Int, for asker: EntryID) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume() }
        waiting.insert(continuation, as: number)
        numbers[asker, default: []].insert(number)
      }
    } onCancel: {
      Task { @MainActor in self.waiting.remove(number)?.resume() }
    }
    if calledNumber == number { calledNumber = nil }
    numbers[asker]?.remove(number)
    if numbers[asker]?.isEmpty == true { numbers[asker] = nil }
  }

  /// Calls the one that came first, unless one that was called has not come yet.
  func callFirst() {
    guard calledNumber == nil, let first = waiting.popFirst() else { return }
    calledNumber = first.number
    first.value.resume()
  }

  /// Calls all, in order.
  func callAll() {
    for one in exchange(&waiting, with: NumberedQueue()).all { one.resume() }
  }

  /// Calls those of screens that are gone, in order.
  ///
  /// - Complexity: O(*s* + *k* log *k*), where *s* is the number of screens that wait and *k* that of those who are called.
  func call(where isGone: (EntryID) -> Bool) {
    var called: [Int] = []
    for (asker, own) in numbers where isGone(asker) { called += own }
    for number in called.sorted() { waiting.remove(number)?.resume() }
  }
}
