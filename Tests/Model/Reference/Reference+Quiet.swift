import Waymark

/// A router that tells nothing, and is asked only while it is at rest: what it does is known beforehand.
extension Reference {
  private func nextQuietID() -> UInt64 {
    quietID += 1
    return quietID
  }

  func submittedQuietly(_ wish: Wish, isAnimated: Bool) {
    let id = nextQuietID()
    navigations[id] = Record(wish: wish, priority: .user, isAnimated: isAnimated)
    let proposal = proposal(for: wish, resuming: nil)
    if proposal == tree {
      expect(id, wish == .leave ? .completed : .unchanged)
    } else {
      commit(id, proposal, wish)
      isUnbound = true
    }
  }

  func reportedQuietly(_ action: UserAction<Spot>) {
    let id = nextQuietID()
    if departure(for: action) != nil { reported(action, id) }
  }

  /// Learns the identities that the router has given to what is new.
  func bind(to actual: PlainTree) {
    guard isUnbound else { return }
    isUnbound = false
    guard let bound = tree.bindings(to: actual) else {
      return problem("the tree is \(actual) and not \(tree)")
    }
    noteNew(bound.values)
    tree = tree.binding(bound)
    guard let last = commits.indices.last else { return }
    commits[last].tree = tree
    commits[last].brought = Set(commits[last].brought.map { bound[$0] ?? $0 })
    navigations[commits[last].navigation]?.brought = commits[last].brought
  }

  func finishedQuietly(_ id: UInt64, _ ending: Ending) {
    navigations[id]?.outcome = ending
    commits.removeAll { $0.navigation == id }
    if let expected = navigations[id]?.expected {
      check(expected == ending, "#\(id) ended \(ending), not \(expected)")
      return
    }
    switch ending {
    case .completed, .superseded: break
    default: problem("#\(id) was committed and ended \(ending)")
    }
  }

  /// Takes out the commits that have been shown, where each of them is.
  func passShownCommits() {
    guard isQuiet, let shown else { return }
    while commits.count > 1, commits[0].tree == shown { commits.removeFirst() }
  }
}
