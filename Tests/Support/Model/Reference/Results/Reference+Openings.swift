/// What screens ask for again.
extension Reference {
  enum Repetition: Equatable {
    /// It is asked for anew.
    case none
    /// The screen gets the navigation that it has.
    case same(UInt64)
    /// The screen gets one that has not begun, whose number nobody has heard.
    case queued
  }

  /// What a screen gets that pushes or presents something.
  func repetition(of wish: Wish, by screen: UInt64) -> Repetition {
    guard rules.flaw != .doubleTapsStack, wish.isOpening, tree.ids.contains(screen) else { return .none }
    if let last = submissions.last(where: { $0.screen == screen && $0.wish.isOpening && !$0.wasGone }) {
      return last.wish == wish ? .queued : .none
    }
    guard let last = openings[screen], last.wish == wish, let record = navigations[last.navigation] else {
      return .none
    }
    if record.isCommitted {
      let opened = ledger.opened[last.navigation]
      return opened.map(tree.ids.contains) ?? false ? .same(last.navigation) : .none
    }
    return record.outcome == nil ? .same(last.navigation) : .none
  }
}
