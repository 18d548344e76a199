import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The check of hosts: focus and announcements")
struct FocusContractTests {
  private func contract(
    _ fault: FocusHost.Fault, features: HostFeatures = [.all, .focus, .announcements]
  ) -> HostContract<Place> {
    HostContract(routes: [.a, .b, .c, .d, .e, .m, .n], features: features) { router in
      let host = FocusHost(router, fault)
      return HostUnderTest(
        host, reading: .entries { host.displayed }, userCloses: host.userCloses,
        focus: FocusReading(current: { host.focused }, userMoves: host.userMoves),
        announcements: AnnouncementReading { host.announced })
    }
  }

  private func columnContract(_ fault: FocusHost.Fault) -> HostContract<Place> {
    HostContract(
      routes: [.a, .b, .c, .d, .e, .m, .n], features: [.all, .columns, .focus, .announcements]
    ) { router in
      let host = FocusHost(router, fault, announcesBeside: true)
      return HostUnderTest(
        host, reading: .entries { host.displayed }, userCloses: host.userCloses,
        focus: FocusReading(current: { host.focused }, userMoves: host.userMoves),
        announcements: AnnouncementReading { host.announced },
        columns: ColumnsReading(fitting: { host.room }, resize: { host.room = $0 }))
    }
  }

  @Test func whatComesBesideMayBeAnnounced() throws {
    try columnContract(.none).check().expectMet()
  }

  @Test func columnsThatDoNotFitAreNotAnnounced() throws {
    let report = columnContract(.announcesColumnsThatDoNotFit).check()
    #expect(report.violations.contains { $0.rule == .announcedTooMuch }, "\(report)")
  }

  @Test(arguments: [
    (FocusHost.Fault.leavesTheFocusBehind, [HostViolation.Rule.focusElsewhere], 5),
    (.losesTheFocus, [.lostFocus], 5),
    (.takesTheFirstFieldAgain, [.focusNotReturned], 10),
    (.focusesTheBar, [.focusElsewhere], 5),
    (.letsTheFocusOutOfModals, [.focusLeftModal, .focusElsewhere], 80),
    (.stealsTheFocus, [.focusNotKept], 80),
    (.announcesNothing, [.missedAnnouncement], 5),
    (.announcesTwice, [.announcedTooMuch], 5),
    (.announcesWhatNobodySees, [.announcedTooMuch], 80),
    (.announcesAnotherTitle, [.announcedTooMuch], 5),
  ])
  func aWrongHostIsCaughtWithinSoManyNavigations(
    fault: FocusHost.Fault, rules: [HostViolation.Rule], limit: Int
  ) throws {
    let report = contract(fault).check()
    let first = try #require(report.violations.first, "\(fault) was not caught")
    #expect(rules.contains(first.rule), "\(first)")
    #expect(first.navigation <= limit, "\(first)")
  }

  @Test(arguments: FocusHost.Fault.allCases)
  func whatAHostDoesNotPromiseIsNotChecked(fault: FocusHost.Fault) throws {
    try contract(fault, features: .all).check().expectMet()
  }

  @Test func whatAHostPromisesHasToBeLookedAt() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let contract = HostContract<Place>(
          routes: [.a, .b, .c, .d, .e, .m], features: [.all, .focus],
          makeHost: { router in
            let host = FocusHost(router, .none)
            return HostUnderTest(host, reading: .entries { host.displayed })
          })
        _ = contract.check()
      }
    }
  }
}
