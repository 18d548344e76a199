/// A navigation that had not ended when the router gave up, and whether everything that it asked for is on the screen
/// nevertheless.
@usableFromInline
struct AbandonedNavigation<R: Route> {
  let navigation: Navigation
  /// The number of its commit.
  let number: UInt64
  let isShown: Bool
}

extension CommitQueue {
  /// Removes every commit that has not been reached.
  ///
  /// - Parameter shown: What is shown, if anything is.
  /// - Returns: Their navigations, in order.
  mutating func abandon(shown: ShownRoutes<R>?) -> [AbandonedNavigation<R>] {
    let start = storage[head...].firstIndex { $0.number > reached } ?? storage.count
    var abandoned: [AbandonedNavigation<R>] = []
    for index in start..<storage.count {
      let commit = storage[index]
      // A commit that only removed entries which never came on the screen was not shown either.
      let isMoot = commit.hasOnlyRemoved {
        position(bringing: $0).map { $0 >= start && !abandoned[$0 - start].isShown } ?? false
      }
      let isShown =
        switch commit.fate {
        case .shown: true
        case .standing: !isMoot && shown?.contain(commit) ?? false
        case .retracted, .undone: false
        }
      abandoned.append(
        AbandonedNavigation(navigation: commit.navigation, number: commit.number, isShown: isShown))
    }
    storage.removeSubrange(start...)
    if isEmpty { removeAllEnded() }
    return abandoned
  }
}
