import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The check of hosts against the contract")
struct HostContractTests {
  private let places: [Place] = [.a, .b, .c, .d, .e, .m, .n]

  private func contract(
    _ fault: AnimatedHost.Fault, reading: @escaping @MainActor (AnimatedHost) -> HostReading<Place>
  ) -> HostContract<Place> {
    let clock = ManualClock()
    return HostContract(
      routes: places, advance: { clock.advance(by: .milliseconds(50)) },
      makeHost: { router in
        let host = AnimatedHost(router, clock, fault)
        return HostUnderTest(
          host, reading: reading(host), screens: { host.screens }, userCloses: host.userCloses,
          userSelects: host.userSelects)
      })
  }

  private func byEntries(_ host: AnimatedHost) -> HostReading<Place> { .entries { host.displayed } }

  @Test(arguments: [0, 1, 2])
  func aRightHostKeepsTheContractHoweverItIsRead(reading: Int) throws {
    let report = contract(.none) { host in
      switch reading {
      case 0: .entries { host.displayed }
      case 1: .routes { host.displayed?.routes }
      default: .visible { host.displayed?.visibleRoute }
      }
    }.check()
    try report.expectMet()
    #expect(report.navigationCount > 800)
  }

  @Test func aHostOfAsynchronousFunctionsIsCheckedByWaitingForIt() async throws {
    let contract = HostContract<Place>(
      routes: places, settle: { await Task.yieldRepeatedly(5) },
      makeHost: { router in
        let host = SleepyHost()
        return HostUnderTest(host, reading: .entries { host.displayed })
      })
    let report = await contract.check()
    try report.expectMet()
    #expect(report.navigationCount > 100)
  }

  @Test(arguments: [
    (AnimatedHost.Fault.acknowledgesEarly, [HostViolation.Rule.acknowledgedEarly], 1),
    (.acknowledgesTwice, [.acknowledgedTwice], 1),
    (.acknowledgesAtOnceAndLater, [.acknowledgedTwice], 2),
    (.losesOne, [.showsSomethingElse], 5),
    (.swapsTwo, [.showsSomethingElse], 1),
    (.keepsADismissedModal, [.showsSomethingElse], 35),
    (.forgetsAReport, [.forgotReport], 160),
    (.reportsItsOwnSteps, [.reportedWithoutUser], 35),
    (.neverAcknowledges, [.neverAcknowledged], 3),
    (.neverBegins, [.neverBegan], 2),
    (.letsGoOfTheAcknowledgement, [.neverAcknowledged], 3),
    (.failsARebuild, [.failed], 135),
    (.leaksScreens, [.leakedScreen], 3),
    (.remakesScreensOnRebuild, [.remadeScreen], 135),
    (.keepsEndedScreens, [.keptEndedScreen], 150),
    (.releasesBeforeMaking, [.releasedBeforeMaking], 20),
    (.keepsTheRouter, [.keptRouterAlive], 10),
    (.staysAlive, [.stayedAlive], 10),
  ])
  func aWrongHostIsCaughtWithinSoManyNavigations(
    fault: AnimatedHost.Fault, rules: [HostViolation.Rule], limit: Int
  ) throws {
    let report = contract(fault, reading: byEntries).check()
    let first = try #require(report.violations.first, "\(fault) was not caught")
    #expect(rules.contains(first.rule), "\(first)")
    #expect(first.navigation <= limit, "\(first)")
    #expect(!report.isMet)
    #expect(throws: ExpectationFailure.self) { try report.expectMet() }
  }

  @Test func aViolationSaysWhatWasAskedExpectedAndSeen() throws {
    let report = contract(.keepsADismissedModal) { host in .routes { host.displayed?.routes } }.check()
    let first = try #require(report.violations.first)
    #expect(first.scenario == "modals over modals")
    #expect(first.asked == "dismiss the upper, as dismiss {fullScreen: e}")
    #expect(first.expected == "[a b m] {c d}")
    #expect(first.seen == "[a b m] {c d} {fullScreen: e}")
    #expect(
      first.description == """
        The host shows something else than it acknowledged (modals over modals, navigation \(first.navigation))
          asked:    dismiss the upper, as dismiss {fullScreen: e}
          expected: [a b m] {c d}
          seen:     [a b m] {c d} {fullScreen: e}
        """)
  }

  @Test func tooFewRoutesAreAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = HostContract<Place>(routes: [.a, .b], makeHost: { _ in fatalError("not reached") })
      }
    }
  }

  @Test(arguments: AnimatedHost.Fault.allCases.filter { $0 != .none })
  func everyWrongHostIsCaughtByWhatTheUserSeesOrByItsAnswers(fault: AnimatedHost.Fault) {
    let report = contract(fault) { host in .routes { host.displayed?.routes } }.check()
    #expect(!report.isMet)
  }

  @Test func aHostThatShowsTheRoutersTreeMissesQuestions() async throws {
    let contract = HostContract<Place>(
      routes: places, walkCount: 0,
      makeHost: { router in
        let host = RecordingHost<Place>()
        host.serve(router)
        return HostUnderTest(host, reading: .routes { [weak router] in router?.shown?.routes })
      })
    let report: HostContractReport = await contract.check()
    let first = try #require(report.violations.first)
    #expect(first.rule == .showsSomethingElse)
    #expect(first.scenario == "a question to the user")
  }
}

/// A host of asynchronous functions, which takes a few turns for a step.
@MainActor
private final class SleepyHost: AsyncNavigationHost {
  private(set) var displayed: EntryTree<Place>?

  func perform(_ step: NavigationStep<Place>) async throws {
    for _ in 0..<3 { await Task.yield() }
    guard displayed?.apply(step.step) == true else { throw Trouble(name: "misfit") }
  }

  func rebuild(_ tree: EntryTree<Place>) async throws {
    await Task.yield()
    displayed = tree
  }
}
