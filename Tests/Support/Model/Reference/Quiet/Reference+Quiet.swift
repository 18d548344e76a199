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
      expect(id, wish.endingWithoutChange(of: tree))
    } else {
      commit(id, proposal, wish)
      isUnbound = true
    }
  }

  func reportedQuietly(_ action: ExternalChange<Spot>) {
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
    let id = commits[last].navigation
    commits[last].tree = tree
    claims[id] = claims[id]?.binding(bound)
    let brought = navigations[id]?.brought ?? []
    navigations[id]?.brought = Set(brought.map { bound[$0] ?? $0 })
  }

  func finishedQuietly(_ id: UInt64, _ ending: Ending) {
    navigations[id]?.outcome = ending
    commits.removeAll { $0.navigation == id }
    if let expected = navigations[id]?.expected {
      claims[id] = nil
      return check(expected.contains(ending), "#\(id) ended \(ending), not \(expected)")
    }
    judge(id, ending)
  }
}
