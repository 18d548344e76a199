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

  /// A run that was found to fail, as short as it could be made.
  struct FoundRun: Sendable {
    let what: String
    let seed: UInt64
    var hasColumns = true
    /// How much is done, by the acts and within them; what is not done any more would prove nothing.
    let actCount: Int
    let acts: String
  }

  @Test(arguments: [
    FoundRun(
      what: "a rebuild brings a screen that pops to the root as it is covered in the same rebuild",
      seed: 4_002_364, hasColumns: false, actCount: 6,
      acts: "present.72af73ca dismissAndPush.e19dacef screenActs.b85911a9 present.5dcfd930 "
        + "alertAsScreen.f975ccb3 rest.0"),
    FoundRun(
      what: "a finger gives up the dismissal of a sheet that is only just appearing with its window",
      seed: 8_019_974, hasColumns: false, actCount: 5,
      acts: "hideWindow.e81d01ee stackDelegateActs.1038417d heldNext.a3c856b rest.0 present.f1652629 rest.0"),
    FoundRun(
      what: "a popover with columns goes while a step in them waits for them to expand",
      seed: 3_003_649, actCount: 7,
      acts: "turn.dfeb695c rest.0 backMenu.c1ab8e19 turnInTheMiddle.c6e9a38f beginPull.c72a3282 "
        + "turn.81d36707 rest.0"),
    FoundRun(
      what: "the window is narrow again before a column that is hidden has gone",
      seed: 3_003_787, actCount: 11,
      acts: "turnInTheMiddle.41d057a0 fill.f4b3004 turn.b621cced turn.13deccd8 splitDelegateActs.c2249608 "
        + "turn.df696402 turn.e79e2b55 displayMode.9333804c rest.0"),
    FoundRun(
      what: "a column is emptied while a swipe back from it is given up",
      seed: 160_003_801, actCount: 7,
      acts: "setStack.1db6fd01 turn.a9494a89 fill.3cc87a53 rest.0 shownScreenActs.a3c95261 "
        + "beginSwipe.6104e843 appPopsTo.38f8f03e rest.0"),
  ])
  func whatWasFoundHolds(_ run: FoundRun) async {
    let acts = run.acts.split(separator: " ").compactMap { Act($0) }
    let plan = RandomPlan(seed: run.seed, acts: acts, hasColumns: run.hasColumns)
    let outcome = await RandomOutcome.of(plan)
    #expect(outcome.actCount == run.actCount)
    #expect(outcome.faults.isEmpty)
  }
}
