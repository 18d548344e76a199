import Testing

/// Random use of the host, after which UIKit must show the router's tree.
///
/// A failure names its seed and the shortest list of acts that fails. `WAYMARK_SEED` repeats a seed alone and
/// `WAYMARK_ACTS` a list of acts, both with a log; `WAYMARK_RUNS` says how many times as many runs of each sort to try, and
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

  @Test func onAStackOfTheAppsEverythingHolds() async {
    await RandomRuns(of: ActKind.all.filter { $0.group != .columns }, isPushed: true).run()
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
    // What covers the root goes before that and what lies over it are shown with their window.
    FoundRun(
      seed: 170_006_018,
      acts: [
        "present.8033ba5d", "rest.0", "screenActs.296b35c0", "appPresents.cc8c7c13", "hideWindow.24bb6b0",
        "push.fde55a29", "rest.0",
      ],
      actCount: 6),
    // The host is attached again as a sheet comes back whose dismissal a finger has given up.
    FoundRun(
      seed: 15_051_909,
      acts: [
        "appDismisses.d45dfea5", "present.32a605c0", "heldNext.3bb9949e", "stackDelegateMeddles.443432de",
        "close.8dc8e1ba", "rest.0",
      ],
      actCount: 6),
    // The screen is locked as what a rebuild dismisses uncovers a screen.
    FoundRun(
      seed: 15_051_674,
      acts: [
        "appDismissesFromAnywhere.b32cad60", "rest.0", "guardActs.be914535", "present.74eec9fd",
        "present.574c0232", "rest.0", "willPresentMeddles.4c0c97d1", "shownScreenMeddles.3c799c13",
        "present.aa960cb5", "dismiss.8debc381", "replace.14c19444", "rest.0",
      ],
      actCount: 11),
  ])
  func whatWasFoundHolds(_ run: FoundRun) async {
    await check(run, hasColumns: false)
  }

  /// The same with columns.
  @Test(arguments: [
    // A screen that is pushed on the first column's stack above the app's detail stays there when columns expand.
    FoundRun(
      seed: 1_000_605,
      acts: [
        "appShowsDetail.d623e645", "rest.0", "alertAsScreen.929d7b0a",
        "givenUp.b2084443", "turn.ec1936ee", "rest.0",
      ],
      actCount: 4),
    // The app empties the first column while another root is in the window.
    FoundRun(
      seed: 1_002_101,
      acts: [
        "lockScreen.26a553ce", "appFillsColumn.773b3fe0", "rest.0",
      ],
      actCount: 2),
    // The app empties the first column, and takes out the root of the second in the middle of that.
    FoundRun(
      seed: 1_002_294,
      acts: [
        "turn.d675b9f6", "turn.b218cb1e", "turn.301b31fe", "turn.220268cc",
        "stackDelegateActs.9b387fe3", "turn.3a27ebc3", "alertAsScreen.9e25f4f2",
        "givenUp.f8cded0e", "appFillsColumn.befd5b0d", "rest.0",
      ],
      actCount: 10),
    // The app takes the middle column off the stack that all are on.
    FoundRun(
      seed: 1_001_679,
      acts: [
        "appPresents.931d0b55", "turn.75d985de", "turn.23e61d93",
        "appShowsDetail.c711deeb", "appSetsStack.94f754e1", "rest.0",
      ],
      actCount: 5),
    // A host that was taken from its container before its view gets columns, and is put back.
    FoundRun(
      seed: 1_001_242,
      acts: [
        "screenActs.c40b9bc3", "reembed.b040159a", "pushSomewhere.4ce11bff", "rest.0",
      ],
      actCount: 4),
    // A screen that appears with its column puts something else there.
    FoundRun(
      seed: 1_004_654,
      acts: [
        "close.2054b3da", "screenActs.3b158cb", "turn.b55919b7",
        "appShowsColumn.2600c1c7", "pushSomewhere.3af49495", "lockScreen.97ea7160",
        "rest.0",
      ],
      actCount: 7),
    // A column is filled as the screen below it appears by a pop of the app's.
    FoundRun(
      seed: 1_005_118,
      acts: [
        "appPops.479c0d15", "dismiss.d042aed7", "shownScreenActs.f683d571",
        "turn.c01bc562", "turnInTheMiddle.2fd81848", "rest.0",
        "appPresentsInContext.bc3dbd0d", "appPops.933347a3", "rest.0",
      ],
      actCount: 9),
    // The app fills the first column twice below a modal.
    FoundRun(
      seed: 1_006_182,
      acts: [
        "present.cdc75f0a", "appFillsColumn.313259c7", "rest.0",
        "appFillsColumn.20d72321", "rest.0",
      ],
      actCount: 3),
    // A column that code has emptied goes, and its stack with it, while the columns expand.
    FoundRun(
      seed: 2_000_060,
      acts: [
        "resize.5b93c7cc", "appFillsColumn.e243d7f8", "hesitatingGuard.56c4d0dd",
        "turnInTheMiddle.8e529ec3", "rest.0",
      ],
      actCount: 6),
    // The app shows a detail in the column that the user is just leaving.
    FoundRun(
      seed: 2_001_235,
      acts: [
        "fill.62dcc05a", "fill.3b64ca1a", "turn.bac8c588", "tapBack.615971ec",
        "appShowsDetail.4933660b", "rest.0",
      ],
      actCount: 5),
    // A screen closes itself as the app's detail has come above it in a column that was left.
    FoundRun(
      seed: 2_000_267,
      acts: [
        "fill.2df6f327", "stackDelegateActs.1ab27927", "appShowsDetail.8c7037fc", "rest.0",
      ],
      actCount: 4),
    // A step runs while a window comes back whose host has a modal that waits.
    FoundRun(
      seed: 2_004_436,
      acts: [
        "appPopsToRoot.6ec0df60", "stackDelegateActs.1c3c04fd", "appPresentsFromAnywhere.6ab40a24",
        "hideWindow.9340cf1f", "present.a02943bc", "rest.0",
      ],
      actCount: 6),
    // A popover with columns goes while a step in them waits for them to expand.
    FoundRun(
      seed: 3_003_649,
      acts: [
        "turn.dfeb695c", "rest.0", "backMenu.c1ab8e19", "turnInTheMiddle.c6e9a38f", "beginPull.c72a3282",
        "turn.81d36707", "rest.0",
      ],
      actCount: 7),
    // The window is narrow again before a column that is hidden has gone.
    FoundRun(
      seed: 3_003_787,
      acts: [
        "turnInTheMiddle.41d057a0", "fill.f4b3004", "turn.b621cced", "turn.13deccd8",
        "splitDelegateActs.c2249608", "turn.df696402", "turn.e79e2b55", "displayMode.9333804c", "rest.0",
      ],
      actCount: 11),
    // The coordinator returns the stack of the app's detail, which the user has gone back from.
    FoundRun(
      seed: 42_001_972,
      acts: [
        "turnInTheMiddle.fcb674f7", "appShowsDetail.1511eadf", "appPopsTo.62af5076", "stackTwice.60c3722",
        "fill.d9bf5d61", "rest.0",
      ],
      actCount: 7),
    // A step puts other columns in the place of those that expand as their window is unlocked.
    FoundRun(
      seed: 42_003_799,
      acts: [
        "turn.2136c8e0", "popToRoot.58ec3e7", "rest.0", "observerActs.1ab5aca5", "turn.7239becd",
        "remove.f4b13264", "present.7dd0dfde", "lockScreen.22a91ff0", "setRoot.794016f0", "rest.0",
      ],
      actCount: 9),
    // A screen pops as it leaves with the column that the app takes away.
    FoundRun(
      seed: 50_002_263,
      acts: [
        "fill.32447d0e", "otherHost.47a6da23", "beginSwipe.f77e481b", "shownScreenActs.4aa4d27",
        "appPopsToRoot.4f5761e7", "rest.0",
      ],
      actCount: 6),
    // A screen goes on in other columns than those whose stack it was on, which were just expanding.
    FoundRun(
      seed: 160_001_288,
      acts: [
        "appPushes.f1b58f8a", "background.45451497", "pop.a93efd10", "turn.f75c6c40", "setRoot.65aba63",
        "rest.0",
      ],
      actCount: 5),
    // A column is emptied while a swipe back from it is given up.
    FoundRun(
      seed: 160_003_801,
      acts: [
        "setStack.1db6fd01", "turn.a9494a89", "fill.3cc87a53", "rest.0", "shownScreenActs.a3c95261",
        "beginSwipe.6104e843", "appPopsTo.38f8f03e", "rest.0",
      ],
      actCount: 7),
    // The coordinator returns what the host has put around columns in a column.
    FoundRun(
      seed: 160_003_977,
      acts: [
        "stackTwice.3b04dcbf", "popSeveral.7c806ddc", "rest.0", "close.e3aa2b4", "fill.ec800a8f", "rest.0",
      ],
      actCount: 4),
    // A column goes that is covered in its own context, and then what covers it.
    FoundRun(
      seed: 200_000_096,
      acts: [
        "appPresentsInContext.2c701ddf", "otherHost.ad04e8c7", "turn.af162ad1", "stackDelegateActs.b1056d5b",
        "setStack.b5544d27", "bringToFront.30f5fa03", "rest.0", "firstHost.a34385ca",
        "appDismissesFromAnywhere.b014bdc5", "rest.0", "appFillsColumn.edaa31ef", "rest.0",
      ],
      actCount: 10),
    // The app shows a detail in a split view that is not the host's own.
    FoundRun(
      seed: 312_004_923,
      acts: [
        "oddSplit.3ba7e192", "turnInTheMiddle.dd9863ba", "turn.ed761393", "turn.39544036",
        "dismissAll.2b60dac9", "turn.18c55516", "rest.0", "setTree.ec0a3670", "appShowsDetail.a590e2d4",
        "rest.0",
      ],
      actCount: 10),
    // The app empties a column while a screen is pushed on it, and the host puts it back as it disappears.
    FoundRun(
      seed: 820_004_754,
      acts: [
        "turnInTheMiddle.27d5f069", "screenActs.7f50a988", "turn.d9768e17", "beginSwipe.944062d5",
        "turn.39229077", "dismissAndPush.1a9e2637", "rest.0", "replace.1992e6ca", "rest.0",
      ],
      actCount: 10),
    // Columns in a column come in the place of the first column's stack, on which a screen lies above the app's detail.
    FoundRun(
      seed: 15_010_525,
      acts: [
        "appShowsDetail.9dfe3afe", "rest.0", "push.78a25123", "appPushes.5f734332", "setTree.73fb53ad",
        "rest.0",
      ],
      actCount: 4),
    // A modal is dismissed with the one below as it appears.
    FoundRun(
      seed: 15_078_033,
      acts: ["present.b0fe0b4a", "screenMeddles.5cb4ce72", "present.4ef3a789", "rest.0"],
      actCount: 4),
    // The app puts a modal's only screen on a column's stack, and the host puts it back in the middle of that.
    FoundRun(
      seed: 15_078_315,
      acts: [
        "turnInTheMiddle.3272c948", "turn.ea9c0d10", "turn.a5323918", "shownScreenMeddles.b69b8aaa",
        "appMovesScreen.9f7ea363", "turn.badca632", "turn.629a8821", "rest.0",
      ],
      actCount: 10),
    // A tab in the first column is selected as the coordinator makes the screen of another column.
    FoundRun(
      seed: 15_081_478,
      acts: ["bringToFront.eb23df01", "coordinatorMeddles.243d6ca", "fill.f177a4a5", "rest.0"],
      actCount: 4),
    // Another host is attached as the window of the one before is restored.
    FoundRun(
      seed: 930_002_290,
      acts: [
        "stackDelegateMeddles.b42c6add", "turn.3bded769", "reembed.3eb3fb20", "rest.0",
        "appPresents.2e658dce",
        "rest.0", "appDismisses.b7c6e346", "rest.0",
      ],
      actCount: 6),
  ])
  func whatWasFoundOfColumnsHolds(_ run: FoundRun) async {
    await check(run, hasColumns: true)
  }

  private func check(_ run: FoundRun, hasColumns: Bool) async {
    let acts = run.acts.compactMap { Act($0[...]) }
    let outcome = await RandomOutcome.of(RandomPlan(seed: run.seed, acts: acts, hasColumns: hasColumns))
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
