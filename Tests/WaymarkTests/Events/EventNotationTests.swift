import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Events as lines of a log")
struct EventNotationTests {
  @Test func aNavigationReadsAsALog() {
    let bench = Bench(.home)
    bench.router.addGuard("session") {
      $0.destination.route == .shop(.catalogue) ? .redirect(to: .push(.a)) : .allow
    }
    bench.noteEvents()
    bench.router.push(.shop(.catalogue))
    #expect(
      bench.events.map(\.description).filter { !$0.contains("@") } == [
        "#1 requested: push shop.catalogue", "#1 guard session decided: redirect to push a",
        "#1 redirected to: push a", "#1 guard session decided: allow", "#1 committed",
        "#1 step began: push a", "#1 step acknowledged: push a", "#1 finished: completed",
      ])
  }

  @Test(arguments: [
    (Intent<Place>.push(.a), "push a"), (.pop(2), "pop 2"), (.pop(to: .a), "pop to a"),
    (.popToRoot, "pop to root"), (.replaceTop(with: .a), "replace top with a"),
    (.present(.a, as: .alert), "present {alert: a}"), (.dismiss, "dismiss"), (.select(.a), "select a"),
    (.show(.shop(.product)), "show shop.product"), (.set(RouteTree(.a)), "set [a]"), (.edit { _ in }, "edit"),
  ])
  func anIntentIsSaidAsItsVerb(intent: Intent<Place>, text: String) {
    #expect("\(intent)" == text)
  }

  @Test func aVerbThatIsNoIntentOfItsOwnIsSaidToo() {
    let bench = Bench(.home)
    bench.noteEvents()
    let router = bench.router
    let id = router.tree.visibleElement.id
    router.pop(to: id)
    router.dismissAll()
    router.setRoot(.stack(.a))
    router.close(id)
    router.update(id, to: .a)
    router.fill(.a, column: 1)
    router.clearColumns(from: 1)
    router.focusColumn(0)
    let asked = bench.events.compactMap {
      if case .requested(let intent) = $0.kind { "\(intent)" } else { nil }
    }
    #expect(
      asked == [
        "pop to \(id)", "dismiss all", "set root [a]", "close \(id)", "update \(id) to a",
        "fill column 1 with [a]", "clear columns from 1", "focus column 0",
      ])
  }

  @Test func decisionsAndOutcomesAreSaidInAWord() {
    #expect("\(Decision<Place>.block("no"))" == "block: no")
    #expect("\(Decision<Place>.detour(to: .signIn))" == "detour to show signIn")
    #expect("\(DecisionSource.screen(EntryID(rawValue: 4)))" == "screen @4")
    #expect("\(NavigationOutcome.unchanged)" == "unchanged")
    #expect("\(NavigationOutcome.blocked("no"))" == "blocked: no")
    #expect("\(Placement<Place>.tab(.a))" == "tab a")
    #expect("\(Placement<Place>.alert)" == "alert")
  }

  @Test func aProposalSaysFromWhereToWhere() {
    let bench = Bench(.home)
    var lines: [String] = []
    bench.router.addGuard { proposal in
      lines.append("\(proposal)")
      return .allow
    }
    bench.router.push(.a)
    #expect(lines == ["#1 push a: [home] -> [home a]"])
  }
}
