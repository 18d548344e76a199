import Waymark
import WaymarkTesting

/// What is the same throughout a run.
struct RunTraits: CustomStringConvertible {
  /// Whether there are no observers and no guards, which takes the router's shortest ways.
  let isQuiet: Bool
  /// Whether the host is a recording host.
  let isMirrored: Bool
  /// Whether the host performs steps in asynchronous functions.
  let isAsync: Bool
  let hasScreens: Bool
  let guardCount: Int
  let redirectLimit: Int
  let operationCount: Int
  /// In how many of a hundred cases the host answers later, or wrongly, and guards are asynchronous.
  let latePercent: Int
  let faultPercent: Int
  let asyncPercent: Int
  /// In how many of a hundred cases those who are called do something themselves, and are asked for in the background.
  let meddlingPercent: Int
  let backgroundPercent: Int
  let readerCount: Int

  init(_ random: inout SplitMix, _ features: Set<Feature>) {
    isQuiet = random.chance(15)
    let host = random.below(100)
    isMirrored = host < 20
    isAsync = !isQuiet && host >= 80 && features.contains(.asynchronousHost)
    hasScreens = !isQuiet && random.chance(75)
    guardCount = isQuiet ? 0 : [0, 0, 1, 1, 2, 3][random.below(6)]
    redirectLimit = [0, 1, 2, 5, 10][random.below(5)]
    operationCount = 10 + random.below(50)
    latePercent = [0, 30, 60, 90][random.below(4)]
    faultPercent = [0, 0, 5, 20][random.below(4)]
    asyncPercent = [0, 30, 60][random.below(3)]
    meddlingPercent = [0, 3, 10][random.below(3)]
    backgroundPercent = [5, 15, 40][random.below(3)]
    readerCount = isQuiet || !features.contains(.eventReaders) ? 0 : [0, 0, 2, 3][random.below(4)]
  }

  var description: String {
    "\(isQuiet ? "quiet " : "")\(isMirrored ? "mirrored " : "")"
      + "\(isAsync ? "async " : "")\(hasScreens ? "screens " : "")"
      + "guards \(guardCount) redirects \(redirectLimit) late \(latePercent) faults \(faultPercent) "
      + "async \(asyncPercent) meddling \(meddlingPercent) background \(backgroundPercent) "
      + "readers \(readerCount)"
  }
}

extension SplitMix {
  mutating func placement() -> Placement<Spot> {
    switch below(6) {
    case 0: .presented(style())
    case 1: .tab(spot())
    case 2: chance(30) ? .root : .push
    default: .push
    }
  }
}
