/// What screens return when they go.
extension Reference {
  /// Hands over what the screens return that are neither there nor coming.
  ///
  /// - Parameter before: What was shown when they were last seen.
  func noteDepartures(since before: PlainTree?) {
    // What could come yet is not gone, unless the screen has just lost it.
    var alive = tree.ids.union(shown?.ids ?? first.ids).union(running?.target.ids ?? [])
    for commit in commits { alive.formUnion(commit.tree.ids) }
    let lost = (before?.ids ?? []).subtracting(shown?.ids ?? []).subtracting(tree.ids)
    alive.subtract(lost)
    for (entry, value) in ledger.owed where !alive.contains(entry) {
      ledger.receipts[value] = receipt(for: entry, before)
      ledger.owed[entry] = nil
      if let opener = ledger.openers.removeValue(forKey: entry) { ledger.results[opener] = value }
    }
    for (entry, opener) in ledger.openers where !alive.contains(entry) {
      ledger.openers[entry] = nil
      ledger.results.updateValue(nil, forKey: opener)
    }
  }

  /// Who is to hear what a screen returns.
  private func receipt(for entry: UInt64, _ before: PlainTree?) -> Ledger.Receipt {
    guard let before, let place = before.find(entry) else {
      return Ledger.Receipt(receivers: ledger.handlers, listeners: [], isCertain: false)
    }
    let there = tree.ids.union(shown?.ids ?? [])
    var receivers: Set<UInt64> = []
    if place.index > 0 {
      receivers = [before.stack(at: place.path)?[place.index - 1].id ?? 0]
    } else if let (columns, index) = before.column(knownBy: entry) {
      // Below a column's root is what has the focus in the column before.
      let path = columns.inner(index - 1)
      let tabs = path.tabs + (before.box(at: path)?.visibleTabs ?? [])
      receivers = [before.stack(at: PlainPath(layer: path.layer, tabs: tabs))?.last?.id ?? 0]
    } else if place.path.layer > 0 {
      receivers = Set([ledger.presenters[entry]].compactMap(\.self))
      if !receivers.isSubset(of: there) || receivers.isEmpty || rules.flaw == .returnsToWhatIsBelow {
        let below = before.stack(at: before.visiblePath(inLayer: place.path.layer - 1))?.last?.id ?? 0
        // Whoever goes at the same moment may still hear it.
        receivers = rules.flaw == .returnsToWhatIsBelow ? [below] : receivers.union([below])
      }
    }
    let stays = receivers.allSatisfy { shown?.ids.contains($0) ?? false }
    return Ledger.Receipt(
      receivers: receivers, listeners: receivers.intersection(ledger.handlers),
      isCertain: receivers.count == 1 && stays)
  }

  /// Holds what was heard against what was to be heard.
  func checkResults() {
    guard rules.checksResults else { return }
    for (value, screens) in ledger.received {
      check(screens.count == 1, "\(value) was returned more than once: to \(screens)")
      let receivers = ledger.receipts[value]?.receivers
      check(
        receivers.map { $0.isSuperset(of: screens) } ?? false,
        "\(value) was returned to \(screens), not to \(String(describing: receivers))")
    }
    for (value, receipt) in ledger.receipts where receipt.isCertain {
      check(
        Set(ledger.received[value] ?? []) == receipt.listeners,
        "\(value) was returned to \(ledger.received[value] ?? []), not to \(receipt.listeners)")
    }
  }
}
