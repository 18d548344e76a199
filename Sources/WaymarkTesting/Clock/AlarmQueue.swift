/// Closures that wait for their moments, the earliest first, and in the order of adding if the moment is the
/// same.
///
/// It is a heap: each element lies above the two at twice its place, and none is later than one below it.
@MainActor
struct AlarmQueue {
  struct Alarm {
    let moment: Duration
    let order: Int
    let action: @MainActor () -> Void

    func isBefore(_ other: Alarm) -> Bool { (moment, order) < (other.moment, other.order) }
  }

  private var alarms: [Alarm] = []
  private var lastOrder = 0

  var count: Int { alarms.count }

  /// The next one.
  var first: Alarm? { alarms.first }

  /// Adds a closure.
  ///
  /// - Complexity: O(log *n*).
  mutating func add(_ moment: Duration, _ action: @escaping @MainActor () -> Void) {
    lastOrder += 1
    alarms.append(Alarm(moment: moment, order: lastOrder, action: action))
    var place = alarms.count - 1
    while place > 0, alarms[place].isBefore(alarms[(place - 1) / 2]) {
      alarms.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the next one out, if its moment has come.
  ///
  /// - Complexity: O(log *n*).
  mutating func takeFirst(until end: Duration) -> Alarm? {
    guard let first, first.moment <= end else { return nil }
    alarms.swapAt(0, alarms.count - 1)
    alarms.removeLast()
    var place = 0
    while let next = earlier(below: place), alarms[next].isBefore(alarms[place]) {
      alarms.swapAt(place, next)
      place = next
    }
    return first
  }

  /// The place of the earlier of the two below a place.
  private func earlier(below place: Int) -> Int? {
    let left = 2 * place + 1
    guard left < alarms.count else { return nil }
    return left + 1 < alarms.count && alarms[left + 1].isBefore(alarms[left]) ? left + 1 : left
  }
}
