/// What becomes of navigations that were committed: the truth about what was on the screen.
extension Reference {
  /// The host has shown something.
  ///
  /// - Parameter causes: The navigations for which it may have done so.
  func noteShown(_ causes: Set<UInt64>) {
    guard let shown else { return }
    for (id, claim) in claims {
      claims[id]?.see(shown, isCause: causes.contains(id) && claim.undoneBy == nil)
    }
  }

  /// A newer navigation, or the user, has changed the tree.
  func noteChange(by id: UInt64) {
    for older in claims.keys where older != id { claims[older]?.meet(tree, of: id) }
  }

  /// Says whether a navigation may have ended so.
  func judge(_ id: UInt64, _ ending: Ending) {
    guard let claim = claims.removeValue(forKey: id) else { return }
    guard rules.checksOutcomes else { return }
    let shown = shown.map { "\($0)" } ?? "nothing"
    switch ending {
    case .completed:
      let isRight =
        rules.flaw == .supersedesShown ? claim.takenBackBy == nil : claim.wasShown || claim.mayCount
      check(
        isRight,
        "#\(id) is completed, and what it asked for has never been on the screen at once: \(shown)")
    case .superseded(let other):
      check(!claim.wasShown, "#\(id) is superseded, and all it asked for was on the screen")
      let first = claim.takenBackBy.map { "#\($0)" } ?? "anybody"
      check(claim.takenBackBy == other, "#\(id) was superseded by #\(other), not by \(first)")
      // What the user has undone may be there again because the user has done it, which is not the step's doing.
      let isUnderWay =
        claim.undoneBy == nil
        && running.map { claim.holds(in: $0.target) && $0.step != nil && $0.causes.contains(id) } ?? false
      check(!isUnderWay, "#\(id) was superseded while the step that shows it is under way")
    default:
      problem("#\(id) was committed and ended \(ending)")
    }
  }
}
