extension History {
  /// Which moment is shown, as the title of a list of moments.
  package var title: String {
    isTravelling ? "History: moment \(current.id) of \(now.id)" : "History: now"
  }

  /// A moment as a line of a list: a mark at the one that is shown, its number, what made it, where the user was, and the tree.
  ///
  /// - Parameter moment: The moment.
  /// - Returns: The line.
  package func line(for moment: HistoryMoment<R>) -> String {
    let mark = moment.id == current.id ? "●" : " "
    // The place comes first, because it differs from line to line even if trees are long and alike.
    let place = tree(at: moment.id).map { "\($0.visibleRoute.notation)  \($0)" } ?? ""
    return "\(mark) \(moment.id)  \(moment.cause.word)  \(place)"
  }
}

extension HistoryMoment.Cause {
  /// The cause of the moment, in words of the same width.
  fileprivate var word: String {
    switch self {
    case .start: "start   "
    case .navigation: "asked   "
    case .user: "by user "
    case .takenBack: "back    "
    case .travel: "travel  "
    }
  }
}
