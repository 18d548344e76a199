import ReRouter
import Testing

/// Sixteen times as many take about as many times as long, where a square would be 256.
///
/// The limit leaves time for the other tests of the main actor, which wait for one another, and for the thread sanitizer.
@MainActor @Suite("Many subscribers and values cost what they are, and no more", .timeLimit(.minutes(30)))
struct VariableGrowthTests {
  private func growth(from few: Int, _ time: (Int) -> Duration) -> Double {
    let least = (0..<3).map { _ in time(few) }.min() ?? .zero
    return time(16 * few) / least
  }

  @Test func subscriptionsThatEndInTheOrderInWhichTheyBegan() {
    let growth = growth(from: 500) { count in
      let variable = Variable(0)
      var heard = 0
      let subscriptions = (0..<count).map { _ in variable.subscribe { _ in heard += 1 } }
      let time = ContinuousClock().measure { for one in subscriptions.dropLast() { one.dispose() } }
      heard = 0
      variable.value = 1
      #expect(heard == 1)
      return time
    }
    #expect(growth < 80)
  }

  @Test func valuesThatAreSetWhileOneIsTold() {
    let growth = growth(from: 10_000) { count in
      let variable = Variable(0)
      var heard: [Int] = []
      variable.subscribe { value in
        heard.append(value)
        if value == 1 { for next in 2...count { variable.value = next } }
      }
      let time = ContinuousClock().measure { variable.value = 1 }
      #expect(heard == Array(0...count))
      return time
    }
    #expect(growth < 80)
  }
}
