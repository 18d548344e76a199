import Observation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What is reported while observers hear of a change")
struct ReportInsideChangeTests {
  @Test(arguments: ["pop", "push", "set"])
  func aReportInsideOnChangeOfTheTreeIsNotOverwritten(verb: String) {
    let bench = Bench(.home, .a, .b)
    let closed = bench.entry(.b)
    withObservationTracking {
      _ = bench.router.tree
    } onChange: {
      MainActor.assumeIsolated { bench.host.userCloses(closed) }
    }
    switch verb {
    case "pop": bench.router.pop()
    case "push": bench.router.push(.c)
    default: bench.router.setStack([.home, .a, .b, .c])
    }
    #expect(bench.router.tree.position(of: closed) == nil)
    #expect(bench.router.shown == bench.router.tree)
    #expect(bench.host.displayed == bench.router.tree)
    #expect(bench.router.isSettled)
  }

  /// Observers hear of a change that has been worked out: what it was worked out from stays until then.
  @Test(arguments: ["push", "present", "setStack"])
  func aRebuildThatFailsMeanwhileTakesTheChangeBackToo(verb: String) {
    let bench = Bench(.home, answering: .later)
    bench.router.present(.m)
    bench.host.fail(Trouble())
    withObservationTracking {
      _ = bench.router.tree
    } onChange: {
      MainActor.assumeIsolated { _ = bench.host.fail(Trouble()) }
    }
    let navigation =
      switch verb {
      case "push": bench.router.push(.c)
      case "present": bench.router.present(.c)
      default: bench.router.setStack([.m, .c])
      }
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(navigation.currentOutcome == .failed(.hostFailed(HostFailure(.reported, underlying: Trouble()))))
    #expect(bench.tree == "[home]")
    #expect(bench.router.push(.d).currentOutcome == .completed)
    #expect(bench.shown == "[home d]")
  }

  @Test func aTimeOutMeanwhileIsTakenAfterTheChange() {
    let bench = Bench(.home, .a, answering: .never)
    bench.router.push(.b)
    bench.clock.advance(by: .seconds(3))
    withObservationTracking {
      _ = bench.router.tree
    } onChange: {
      MainActor.assumeIsolated { bench.clock.advance(by: .seconds(3)) }
    }
    bench.host.answer = .now
    let push = bench.router.push(.c)
    #expect(push.currentOutcome == .failed(.hostFailed(HostFailure(.timedOut))))
    #expect(bench.tree == "[home a]")
  }

  @Test func aStepGivenUpMeanwhileIsTakenAfterTheChange() {
    let bench = Bench(.home, .a, answering: .later)
    bench.host.acknowledgeAll()
    let push = bench.router.push(.b)
    withObservationTracking {
      _ = bench.router.tree
    } onChange: {
      MainActor.assumeIsolated { _ = bench.host.cancel() }
    }
    bench.host.answer = .now
    bench.router.push(.c)
    bench.host.acknowledgeAll()
    #expect(push.currentOutcome == .cancelled)
    #expect(bench.tree == "[home a]")
    #expect(bench.shown == "[home a]")
  }

  @Test func whatTheUserDoesIsTakenInTheOrderInWhichItWasDone() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)))
    withObservationTracking {
      _ = bench.router.tree
    } onChange: {
      MainActor.assumeIsolated { bench.host.userSelects(BranchPath.root.appending(branch: 1)) }
    }
    var isDone = false
    bench.router.onEvent { event in
      guard !isDone, case .committed = event.kind else { return }
      isDone = true
      bench.host.userSelects(BranchPath.root.appending(branch: 0))
    }
    bench.router.present(.m)
    #expect(bench.host.displayed == bench.router.shown)
    #expect(bench.router.shown == bench.router.tree)
    #expect(bench.router.tree.visiblePath(inLayer: 0) == BranchPath.root.appending(branch: 0))
  }

  @Test func whatIsReportedMoreThanOnceMeanwhileIsTakenInOrder() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search), RouteTab(.a)))
    withObservationTracking {
      _ = bench.router.tree
    } onChange: {
      MainActor.assumeIsolated {
        bench.host.userSelects(BranchPath.root.appending(branch: 1))
        bench.host.userSelects(BranchPath.root.appending(branch: 2))
      }
    }
    bench.router.present(.m)
    #expect(bench.host.displayed == bench.router.shown)
    #expect(bench.router.shown == bench.router.tree)
    #expect(bench.router.tree.visiblePath(inLayer: 0) == BranchPath.root.appending(branch: 2))
  }

  @Test func whatTheUserDoesWhileAReportIsAnnouncedIsTakenRightAfterIt() {
    let bench = Bench(.home, .a, .b)
    let (a, b) = (bench.entry(.a), bench.entry(.b))
    withObservationTracking {
      _ = bench.router.tree
    } onChange: {
      MainActor.assumeIsolated { bench.host.userCloses(a) }
    }
    bench.host.userCloses(b)
    #expect(bench.tree == "[home]")
    #expect(bench.shown == "[home]")
  }
}
