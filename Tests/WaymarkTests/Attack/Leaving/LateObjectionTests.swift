import Testing
import Waymark
import WaymarkTesting

/// A screen may object once more while another one is asked, after its own turn.
@MainActor @Suite("Who objects while others are asked is asked too")
struct LateObjectionTests {
  @Test(arguments: [false, true]) func whateverItIsAskedAbout(isRecheck: Bool) {
    let bench = Bench(.home, .a, .b)
    let asked = Box<[String]>([])
    let (a, b) = (bench.screen(.a), bench.screen(.b))
    b.onLeave { _ in
      asked.value.append("b")
      return .allow
    }
    a.onLeave { _ in
      asked.value.append("a")
      b.onLeave { _ in
        asked.value.append("b again")
        return .stay("late")
      }
      return .allow
    }
    bench.router.addGuard("closed", entering: { $0 == .a }, { _ in .block("closed") })
    let leaving = isRecheck ? bench.router.recheck(asksScreens: true) : bench.router.popToRoot()
    #expect(asked.value == ["b", "a", "b", "b again"])
    #expect(leaving.currentOutcome == .blocked("late"))
    #expect(bench.shown == "[home a b]")
  }
}
