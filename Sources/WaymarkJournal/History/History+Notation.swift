import Waymark

// The history as hosts list it.
extension History {
  package var title: String {
    isTravelling ? "History: moment \(current.id) of \(now.id)" : "History: now"
  }

  package var momentNumbers: [Int] { moments.map(\.id) }

  package var currentNumber: Int { current.id }

  package func line(for number: Int) -> String {
    guard let moment = moment(number), let tree = tree(at: number) else { return "" }
    let mark = number == current.id ? "●" : " "
    // The place comes first, because it differs from line to line even if trees are long and alike.
    return "\(mark) \(number)  \(moment.cause.word)  \(tree.visibleRoute.notation)  \(tree)"
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
