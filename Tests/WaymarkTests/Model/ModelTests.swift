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
/// The seed is printed. `WAYMARK_SEED` replays one, and `Scripts/soak` runs for as long as wanted.
@Suite struct ModelTests {
  private static var seed: UInt64 {
    getenv("WAYMARK_SEED").flatMap { UInt64(String(cString: $0)) } ?? UInt64.random(in: 0...UInt64.max)
  }

  @Test func routerDoesWhatAPlainModelSays() async {
    let seed = ModelTests.seed
    print("The model's seed is \(seed): WAYMARK_SEED=\(seed) runs it again")
    var campaign = ModelCampaign(seed: seed)
    let report = await campaign.findProblem(within: 20_000)
    #expect(report == nil, "\(report?.description ?? "")")
    #expect(campaign.navigationCount >= 20_000)
  }

  @Test(arguments: WrongHost.allCases) func wrongHostIsFound(_ wrong: WrongHost) async {
    var campaign = ModelCampaign(seed: 1, wrongHost: wrong)
    let report = await campaign.findProblem(within: wrong.limit)
    #expect(report != nil, "\(wrong) was not found within \(wrong.limit) navigations")
  }

  @Test(arguments: Flaw.allCases) func wrongModelIsFound(_ flaw: Flaw) async {
    var campaign = ModelCampaign(seed: 1, flaw: flaw)
    let report = await campaign.findProblem(within: flaw.limit)
    #expect(report != nil, "\(flaw) was not found within \(flaw.limit) navigations")
  }

  @Test func sameSeedDoesTheSame() async {
    let setup = ModelRun.Setup(seed: 5)
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
    case .acknowledgesEarly, .losesOne, .swapsTwo, .keepsDismissedModal: 100
    case .forgetsReports: 300
    case .takesTwiceAsTwo, .rebuildsWhatWasClosed: 5000
    }
  }
}

extension Flaw {
  /// Within how many navigations the difference has to be found.
  fileprivate var limit: Int { 5000 }
}
