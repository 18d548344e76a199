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
    await RandomRuns(of: ActKind.all).run()
  }

  /// Runs that were found to fail, as short as they could be made.
  @Test(arguments: [
    // A rebuild brings a screen that pops to the root as it is covered in the same rebuild.
    FoundRun(
      seed: 4_002_364,
      acts: [
        "present.72af73ca", "dismissAndPush.e19dacef", "screenActs.b85911a9", "present.5dcfd930",
        "alertAsScreen.f975ccb3", "rest.0",
      ])
  ])
  func whatWasFoundHolds(_ run: FoundRun) async {
    let acts = run.acts.compactMap { Act($0[...]) }
    let outcome = await RandomOutcome.of(RandomPlan(seed: run.seed, acts: acts))
    #expect(outcome.actCount == run.acts.count)
    #expect(outcome.faults.isEmpty)
  }

  struct FoundRun: Sendable {
    let seed: UInt64
    let acts: [String]
  }
}
