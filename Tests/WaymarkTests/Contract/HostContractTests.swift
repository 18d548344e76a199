import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The check of hosts against the contract")
struct HostContractTests {
  private let places: [Place] = [.a, .b, .c, .d, .e, .m, .n]

  /// Faults are to be caught without random walks.
  private func contract(_ fault: AnimatedHost.Fault) -> HostContract<Place> {
    let clock = ManualClock()
    return HostContract(
      routes: places, walkCount: fault == .none ? 20 : 0, advance: { clock.advance(by: .milliseconds(50)) },
      makeHost: { router in
        let host = AnimatedHost(router, clock, fault)
        return HostUnderTest(
          host, displayed: { host.displayed?.routes }, screens: { host.screens },
          userCloses: host.userCloses, userSelects: host.userSelects)
      })
  }

  @Test func aRightHostKeepsTheContract() async throws {
    try await contract(.none).check()
  }

  @Test func aHostOfAsynchronousFunctionsIsCheckedByWaitingForIt() async throws {
    let contract = HostContract<Place>(
      routes: places, walkCount: 4, advance: { await Task.yieldRepeatedly(5) },
      makeHost: { router in
        let host = SleepyHost()
        return HostUnderTest(host, displayed: { host.displayed?.routes })
      })
    try await contract.check()
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
  ) async throws {
    let first = try #require(await contract(fault).violations().first, "\(fault) was not caught")
    #expect(rules.contains(first.rule), "\(first)")
    #expect(first.navigation <= limit, "\(first)")
  }

  @Test func aViolationSaysWhatWasAskedExpectedAndSeen() async throws {
    let first = try #require(await contract(.keepsADismissedModal).violations().first)
    #expect(first.promise == "modals over modals")
    #expect(
      first.description == """
        The host shows something else than it acknowledged (modals over modals, navigation \(first.navigation))
          asked:    [a b m] {c d}, as dismiss {fullScreen: e}
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

  @Test func aHostThatShowsTheRoutersTreeMissesQuestions() async throws {
    let contract = HostContract<Place>(
      routes: places, walkCount: 0,
      makeHost: { router in
        let host = RecordingHost<Place>()
        host.serve(router)
        return HostUnderTest(host, displayed: { [weak router] in router?.shown?.routes })
      })
    let first = try #require(await contract.violations().first)
    #expect(first.rule == .showsSomethingElse)
    #expect(first.promise == "a question lies over the tree until it is answered or left")
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
