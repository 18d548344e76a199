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

  @Test func whatGoesWrongIsSaidWithItsReason() {
    let bench = Bench(.home)
    bench.host.script = [.error(Trouble()), .error(Trouble())]
    bench.noteEvents()
    bench.router.push(.a)
    let lines = bench.events.map { "\($0.kind)" }
    #expect(lines.contains { $0.hasPrefix("step failed: ") && $0.contains("trouble") })
    #expect(lines.contains("rebuild began: [home a]"))
    #expect(lines.contains { $0.hasPrefix("finished: failed: The host could not show the tree") })
  }

  @Test func whatTheUserDoesNamesTheEntry() {
    let bench = Bench(.home, .a)
    bench.noteEvents()
    let id = bench.entry(.a)
    bench.host.userCloses(id)
    #expect(bench.events.map { "\($0.kind)" }.contains("user closed \(id)"))
    #expect("\(ExternalChange<Place>.selected(.root.appending(branch: 1)))" == "selected branch 1")
  }

  @Test(arguments: [
    (Intent<Place>.push(.a), "push a"), (.pop(2), "pop 2"), (.popTo(.a), "pop to a"),
    (.popToRoot, "pop to root"), (.replace(.a), "replace top with a"),
    (.setStack([.a, .b]), "set stack [a b]"),
    (.present(.a, as: .alert), "present {alert: a}"), (.dismiss, "dismiss"), (.dismissAll, "dismiss all"),
    (.select(.a), "select a"), (.selectTab(keys: [.a, .b], modal: EntryID(rawValue: 2)), "select a b in @2"),
    (.selectTab(keys: [.a], modal: nil), "select a"), (.setRoot(.stack(.a)), "set root [a]"),
    (.show(.shop(.product)), "show shop.product"), (.set(RouteTree(.a)), "set [a]"), (.edit { _ in }, "edit"),
    (.pushNear(EntryID(rawValue: 1), .a), "push a near @1"),
    (.popToEntry(EntryID(rawValue: 1)), "pop to @1"),
    (.popEntry(EntryID(rawValue: 1), 2), "pop 2 from @1"),
    (.replaceEntry(EntryID(rawValue: 1), .a), "replace @1 with a"),
    (.close(EntryID(rawValue: 1)), "close @1"),
    (.remove(EntryID(rawValue: 1)), "remove @1"), (.update(EntryID(rawValue: 1), .a), "update @1 to a"),
    (.askToLeave, "can leave"),
  ])
  func anIntentIsSaidAsItsVerb(intent: Intent<Place>, text: String) {
    #expect("\(intent)" == text)
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

  @Test func everyScreensPhaseNamesItsRoute() {
    let bench = Bench(.home)
    bench.noteLife()
    bench.noteEvents()
    bench.router.push(.a)
    let id = bench.entry(.a)
    bench.router.update(id, to: .b)
    bench.router.pop()
    let phases = bench.events.compactMap { event in
      if case .lifecycle(let entry, let phase) = event.kind, entry.id == id {
        return "\(entry.route) \(phase)"
      }
      return nil
    }
    #expect(phases == ["a created", "a appeared", "b removed"])
  }
}
