import Waymark
import WaymarkTesting

/// What is the same throughout a run.
struct RunTraits: CustomStringConvertible {
  let policy: CommitPolicy
  /// Whether there are no observers and no guards, which takes the router's shortest ways.
  let isQuiet: Bool
  /// Whether the host is a recording host.
  let isMirrored: Bool
  let hasScreens: Bool
  let guardCount: Int
  let redirectLimit: Int
  let operationCount: Int
  /// In how many of a hundred cases the host answers later, or wrongly, and guards are asynchronous.
  let latePercent: Int
  let faultPercent: Int
  let asyncPercent: Int

  init(_ random: inout SplitMix) {
    policy = random.chance(50) ? .latest : .everyCommit
    isQuiet = random.chance(15)
    isMirrored = random.chance(25)
    hasScreens = !isQuiet && random.chance(70)
    guardCount = isQuiet ? 0 : [0, 0, 1, 1, 2, 3][random.below(6)]
    redirectLimit = [0, 1, 2, 5, 10][random.below(5)]
    operationCount = 10 + random.below(50)
    latePercent = [0, 30, 60, 90][random.below(4)]
    faultPercent = [0, 0, 5, 20][random.below(4)]
    asyncPercent = [0, 30, 60][random.below(3)]
  }

  var description: String {
    "\(policy)\(isQuiet ? " quiet" : "")\(isMirrored ? " mirrored" : "")\(hasScreens ? " screens" : "") "
      + "guards \(guardCount) redirects \(redirectLimit) late \(latePercent) faults \(faultPercent) "
      + "async \(asyncPercent)"
  }
}

extension SplitMix {
  mutating func placement() -> Placement<Spot> {
    switch below(6) {
    case 0: .modal(style())
    case 1: .tab(spot())
    case 2: chance(30) ? .root : .push
    default: .push
    }
  }
}
