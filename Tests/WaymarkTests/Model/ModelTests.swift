import Testing
import WaymarkModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The router held against a plain model, at random.
///
/// `WAYMARK_SEED` runs from another seed, and `Scripts/soak` from any, for as long as wanted. Wrong hosts and wrong
/// models have to be found.
@Suite struct ModelTests {
  private static var seed: UInt64 {
    getenv("WAYMARK_SEED").flatMap { UInt64(String(cString: $0)) } ?? 52
  }

  @Test func routerDoesWhatAPlainModelSays() async {
    let seed = ModelTests.seed
    print("The model's seed is \(seed): WAYMARK_SEED=\(seed) runs it again")
    var campaign = ModelCampaign(seed: seed)
    let report = await campaign.findProblem(within: Runs.count(1_000))
    #expect(report == nil, "\(report?.description ?? "")")
    #expect(campaign.navigationCount >= Runs.count(1_000))
  }

  @Test(arguments: WrongHost.allCases) func wrongHostIsFound(_ wrong: WrongHost) async {
    var campaign = ModelCampaign(seed: 1, wrongHost: wrong)
    let report = await campaign.findProblem(within: wrong.limit)
    #expect(report != nil, "\(wrong) was not found within \(wrong.limit) navigations")
  }

  @Test(arguments: Flaw.allCases) func wrongModelIsFound(_ flaw: Flaw) async {
    var campaign = ModelCampaign(seed: flaw.seed, flaw: flaw)
    let report = await campaign.findProblem(within: flaw.limit)
    #expect(report != nil, "\(flaw) was not found within \(flaw.limit) navigations")
  }

  @MainActor
  @Test(arguments: PlaceFlaw.allCases) func wrongPlacesAreFound(_ flaw: PlaceFlaw) async {
    for seed in [flaw.seed] + (1...4_000) {
      guard await RecheckRun.report(seed: seed, flaw: flaw).isFine else { return }
    }
    Issue.record("\(flaw) was not found")
  }

  /// A detour that takes the place of a modal's root, with which what its own guard guards comes anew.
  @MainActor
  @Test func aDetourThatItsOwnGuardRefuses() async {
    let report = await RecheckRun.report(seed: 2_302)
    #expect(report.isFine, "\(report)")
    #expect(report.log.contains { $0.contains("a place that it guards itself") })
  }

  @MainActor
  @Test(arguments: QuestionFlaw.allCases)
  func wrongQuestionsAreFound(_ flaw: QuestionFlaw) async {
    for seed in UInt64(1)...1_000 where await !QuestionRun.report(seed: seed, flaw: flaw).isFine { return }
    Issue.record("\(flaw) was not found")
  }

  @Test(arguments: [5, 6, 7] as [UInt64]) func sameSeedDoesTheSame(_ seed: UInt64) async {
    let setup = ModelRun.Setup(seed: seed)
    let first = await ModelRun.report(setup)
    let second = await ModelRun.report(setup)
    #expect(first.log == second.log)
    #expect(first.navigationCount > 0)
  }
}

extension WrongHost {
  /// Within how many navigations the mistake has to be found.
  fileprivate var limit: Int {
    switch self {
    // Not every run has such a host.
    case .acknowledgesEarly, .losesOne, .swapsTwo, .keepsDismissedModal: 500
    case .forgetsReports: 300
    case .takesTwiceAsTwo, .rebuildsWhatWasClosed: 8000
    }
  }
}

extension Flaw {
  /// Within how many navigations the difference has to be found.
  fileprivate var limit: Int {
    switch self {
    // It takes a tap on a tab in the moment in which others come or go before it.
    case .returnsToWhatIsBelow, .picksByPosition: 40_000
    default: 8000
    }
  }

  /// Where the search begins: for what is rare, at a run that has shown it, so that it is over soon while that run does.
  fileprivate var seed: UInt64 {
    switch self {
    case .returnsToWhatIsBelow: 5_974_247_106_276_306_653
    case .picksByPosition: 3_058_067_681_788_679_202
    case .outlivesItsScreen: 2
    default: 1
    }
  }
}

extension PlaceFlaw {
  /// Where the search begins: for what is rare, at a run that has shown it, so that it is over soon while that run does.
  fileprivate var seed: UInt64 {
    switch self {
    case .losesWishes: 1_110
    case .forgetsWhatWaited: 488
    default: 1
    }
  }
}
