import WaymarkModel

/// Holds the router against a plain model for as many navigations as are asked for.
@main
struct Soak {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
    guard let limit = arguments.first ?? 20_000, arguments.count <= 2, !arguments.contains(nil) else {
      print("usage: soak [NAVIGATIONS [SEED]]")
      return exitProcess(2)
    }
    let seed = (arguments.count > 1 ? arguments[1] : nil) ?? UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var campaign = ModelCampaign(seed: seed)
    if let report = await campaign.findProblem(within: Int(clamping: limit)) {
      print(report.description)
      print("after \(campaign.navigationCount) navigations; again: Scripts/soak 1 \(report.seed)")
      exitProcess(1)
    }
    print("\(campaign.navigationCount) navigations in \(campaign.runCount) runs: nothing found")
  }
}
