import Testing

/// Random use of the host, after which UIKit must show the router's tree.
///
/// A failure names its seed and the shortest list of acts that fails. `WAYMARK_SEED` repeats a seed alone and
/// `WAYMARK_ACTS` a list of acts, both with a log; `WAYMARK_RUNS` says how many times as many runs of each sort to try, and
/// `WAYMARK_FIRST` from which seed; `WAYMARK_KINDS` names the kinds or groups of acts there are.
@MainActor
@Suite(.serialized)
struct RandomRunTests {
  @Test func theRouterAndTheUser() async {
    await RandomRuns(of: ActKind.named(["router", "user"])).run()
  }

  @Test func everythingThatHolds() async {
    await RandomRuns(of: ActKind.all.filter { $0.group != .columns }).run()
  }

  @Test func onAStackOfTheAppsEverythingHolds() async {
    await RandomRuns(of: ActKind.all.filter { $0.group != .columns }, isPushed: true).run()
  }

  @Test func columnsTheRouterAndTheUser() async {
    await RandomRuns(of: ActKind.named(["router", "user", "columns"]), hasColumns: true).run()
  }

  @Test func columnsAndEverythingThatHolds() async {
    await RandomRuns(of: ActKind.all, hasColumns: true).run()
  }

  /// A step that a fact has made needless was under way as the window came back with a modal that waits.
  @Test func aModalThatWaitsComesThoughAStepIsWithdrawn() async {
    let acts = """
      appPresentsFromAnywhere.7cec2d95 stackDelegateActs.7586b609 dismissAll.305de2e6 rest.0 appAlert.900b48b4 \
      present.b897200f objectionActs.2a0061b6 hideWindow.4543b6a8 rest.0
      """
    let plan = RandomPlan(
      seed: 44_002_343, acts: acts.split(separator: " ").compactMap { Act($0) }, hasColumns: true)
    #expect(await RandomOutcome.of(plan).faults == [])
  }
}
