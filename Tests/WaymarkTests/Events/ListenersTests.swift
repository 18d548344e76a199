import Testing

@testable import Waymark

@MainActor @Suite("Those who are told of something")
struct ListenersTests {
  private let listeners = Listeners<Int>()

  @Test func thoseBehindHearFirstOfWhatTheOneBeforeHasJustHeard() {
    var heard: [String] = []
    _ = listeners.add { value in
      heard.append("a \(value)")
      if value == 1 { self.listeners.tell(2) }
    }
    _ = listeners.add { heard.append("b \($0)") }
    listeners.tell(1)
    #expect(heard == ["a 1", "b 1", "a 2", "b 2"])
  }

  @Test func oneThatComesMeanwhileHearsOfWhatComesNext() {
    var heard: [String] = []
    var isAdded = false
    _ = listeners.add { value in
      heard.append("a \(value)")
      guard !isAdded else { return }
      isAdded = true
      _ = self.listeners.add { heard.append("b \($0)") }
    }
    listeners.tell(1)
    listeners.tell(2)
    #expect(heard == ["a 1", "a 2", "b 2"])
  }

  @Test func oneThatIsTakenAwayMeanwhileHearsNothingMore() {
    var heard: [String] = []
    var second: Registration?
    _ = listeners.add { _ in second?.cancel() }
    second = listeners.add { heard.append("b \($0)") }
    #expect(!listeners.isEmpty)
    listeners.tell(1)
    #expect(heard.isEmpty)
  }
}
