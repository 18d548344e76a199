import Testing
import WaymarkState

extension DiffCheck where Element == Place {
  /// Checks every tree against every other and itself.
  static func check(pairsOf trees: [RouteTree<Place>]) -> Int {
    var checked = 0
    for old in trees {
      let entries = EntryTree.numbered(old)
      for new in trees {
        guard isRight(old, entries, new) else { return checked }
        checked += 1
      }
    }
    return checked
  }

  /// Checks every tree against others that stand at a stride that is prime and so reaches all of them.
  static func check(eachOf trees: [RouteTree<Place>], partners: Int) -> Int {
    var checked = 0
    var partner = 0
    for old in trees {
      let entries = EntryTree.numbered(old)
      for _ in 0..<partners {
        partner = (partner + 7919) % trees.count
        guard isRight(old, entries, trees[partner]) else { return checked }
        checked += 1
      }
    }
    return checked
  }

  private static func isRight(_ old: RouteTree<Place>, _ entries: EntryTree<Place>, _ new: RouteTree<Place>)
    -> Bool
  {
    var ids = EntryID.Generator(after: 1000)
    let wanted = entries.reconciled(with: new, ids: &ids)
    let problem =
      wanted.routes != new
      ? "reconciling \(entries) with \(new) gives \(wanted)"
      : DiffCheck(from: old, to: new).problem
        ?? DiffCheck<Entry<Place>>(entriesFrom: entries, to: wanted).problem
    guard let problem else { return true }
    Issue.record("\(problem)")
    return false
  }
}
