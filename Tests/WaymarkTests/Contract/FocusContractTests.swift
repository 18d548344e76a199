import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The check of hosts: focus and announcements")
struct FocusContractTests {
  private func contract(_ fault: FocusHost.Fault, isLookedAt: Bool = true) -> HostContract<Place> {
    HostContract(routes: [.a, .b, .c, .d, .e, .m, .n], walkCount: isLookedAt ? 0 : 1) { router in
      let host = FocusHost(router, fault)
      var subject = HostUnderTest(
        host, displayed: { host.displayed?.routes }, userCloses: host.userCloses)
      guard isLookedAt else { return subject }
      subject.focus = FocusReading(current: { host.focused }, userMoves: host.userMoves)
      subject.announcements = AnnouncementReading { host.announced }
      return subject
    }
  }

  private func columnContract(_ fault: FocusHost.Fault) -> HostContract<Place> {
    HostContract(routes: [.a, .b, .c, .d, .e, .m, .n], features: .all) { router in
      let host = FocusHost(router, fault, announcesBeside: true)
      return HostUnderTest(
        host, displayed: { host.displayed?.routes }, userCloses: host.userCloses,
        focus: FocusReading(current: { host.focused }, userMoves: host.userMoves),
        announcements: AnnouncementReading { host.announced },
        columns: ColumnsReading(fitting: { host.room }, resize: { host.room = $0 }))
    }
  }

  @Test func whatComesBesideMayBeAnnounced() async throws {
    try await columnContract(.none).check()
  }

  @Test func columnsThatDoNotFitAreNotAnnounced() async {
    let violations = await columnContract(.announcesColumnsThatDoNotFit).violations()
    #expect(violations.contains { $0.rule == .announcedTooMuch }, "\(violations)")
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
  ) async throws {
    let first = try #require(await contract(fault).violations().first, "\(fault) was not caught")
    #expect(rules.contains(first.rule), "\(first)")
    #expect(first.navigation <= limit, "\(first)")
  }

  @Test(arguments: FocusHost.Fault.allCases)
  func whatIsNotPromisedIsNotChecked(fault: FocusHost.Fault) async throws {
    try await contract(fault, isLookedAt: false).check()
  }
}
