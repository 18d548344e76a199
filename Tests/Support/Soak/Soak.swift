import WaymarkModel

/// Holds the router against a plain model for as many navigations as are asked for.
@main
struct Soak {
  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var journalPath: String?
    if let place = arguments.firstIndex(of: "--journal"), arguments.indices.contains(place + 1) {
      journalPath = arguments[place + 1]
      arguments.removeSubrange(place...(place + 1))
    }
    let numbers = arguments.prefix(2).map { UInt64($0) }
    let names = arguments.dropFirst(2)
    guard let limit = numbers.first ?? 20_000, !numbers.contains(nil),
      names.allSatisfy({ $0 == "none" || Feature(rawValue: $0) != nil })
    else {
      print("usage: soak [--journal FILE] [NAVIGATIONS [SEED [PART…]]], with `none` or parts among")
      print(Feature.allCases.map(\.rawValue).joined(separator: " "))
      return exitProcess(2)
    }
    let seed = (numbers.count > 1 ? numbers[1] : nil) ?? UInt64.random(in: 0...UInt64.max)
    let features = names.isEmpty ? Set<Feature>.all : Set(names.compactMap(Feature.init))
    print("seed \(seed)")
    var campaign = ModelCampaign(seed: seed, features: features)
    campaign.journalPath = journalPath
    if let report = await campaign.findProblem(within: Int(clamping: limit)) {
      print(report.description)
      print("after \(campaign.navigationCount) navigations; again: Scripts/soak 1 \(report.seed)")
      exitProcess(1)
    }
    print("\(campaign.navigationCount) navigations in \(campaign.runCount) runs: nothing found")
  }
}
