import Testing

/// Random use of the host, after which UIKit must show the router's tree.
///
/// A failure names its seed and the shortest list of acts that fails. `WAYMARK_SEED` repeats a seed alone and
/// `WAYMARK_ACTS` a list of acts, both with a log; `WAYMARK_RUNS` says how many runs of each sort to try and
/// `WAYMARK_STEPS` how many acts; `WAYMARK_KINDS` names the kinds or groups of acts there are.
@MainActor
@Suite(.serialized)
struct RandomRunTests {
  @Test func theRouterAndTheUser() async {
    await RandomRuns(of: ActKind.named(["router", "user"])).run()
  }

  @Test func everythingThatHolds() async {
    await RandomRuns(of: ActKind.all.filter { $0.group != .columns }).run()
  }

  @Test func columnsTheRouterAndTheUser() async {
    await RandomRuns(of: ActKind.named(["router", "user", "columns"]), hasColumns: true).run()
  }

  @Test func columnsAndEverythingThatHolds() async {
    await RandomRuns(of: ActKind.all, hasColumns: true).run()
  }

  /// Runs that were found to fail, as short as they could be made.
  @Test(arguments: [
    // A rebuild brings a screen that pops to the root as it is covered in the same rebuild.
    FoundRun(
      seed: 4_002_364,
      acts: [
        "present.72af73ca", "dismissAndPush.e19dacef", "screenActs.b85911a9", "present.5dcfd930",
        "alertAsScreen.f975ccb3", "rest.0",
      ],
      actCount: 6),
    // A finger gives up the dismissal of a sheet that is only just appearing with its window.
    FoundRun(
      seed: 8_019_974,
      acts: [
        "hideWindow.e81d01ee", "stackDelegateActs.1038417d", "heldNext.a3c856b", "rest.0",
        "present.f1652629", "rest.0",
      ],
      actCount: 5),
    // A host that is back builds a screen that pops to the root, and has one of before that is not wanted any more.
    FoundRun(
      seed: 8_045_484,
      acts: [
        "screenActs.1879bb6d", "otherHost.3fa62e56", "remove.c4d9a699", "firstHost.e64b28ba", "rest.0",
      ],
      actCount: 5),
    // The app selects a tab of a host that another has replaced, which shows tabs in the same place.
    FoundRun(
      seed: 8_070_674,
      acts: [
        "beginSwipe.62d568e8", "observerActs.206bc3ac", "appTransitionActs.d07cdaea",
        "otherHost.20072d36", "rest.0",
      ],
      actCount: 6),
    // The app dismisses a modal that lies over one of its own while the window is hidden.
    FoundRun(
      seed: 8_104_091,
      acts: [
        "appPresentsFromAnywhere.6bd0ca7f", "present.89586f3c", "rest.0", "hideWindow.faba4ab3",
        "time.97032e1", "appDismissesFromAnywhere.57d7c91", "rest.0",
      ],
      actCount: 5),
  ])
  func whatWasFoundHolds(_ run: FoundRun) async {
    let acts = run.acts.compactMap { Act($0[...]) }
    let outcome = await RandomOutcome.of(RandomPlan(seed: run.seed, acts: acts))
    #expect(outcome.actCount == run.actCount)
    #expect(outcome.faults.isEmpty)
  }

  struct FoundRun: Sendable {
    let seed: UInt64
    let acts: [String]
    /// How much is done, by the acts and within them; what is not done any more would prove nothing.
    let actCount: Int
  }
}
