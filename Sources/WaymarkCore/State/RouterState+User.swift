package import WaymarkState

/// The user's own acts are facts: they change both trees, and nobody is asked before.
extension RouterState {
  /// Notes that the user has closed a place with all above it, on the screen or on its way there.
  mutating func closedByUser(_ id: EntryID, _ answer: AnyValue?, _ number: NavigationNumber) {
    let isShown = screen?.contains(id) == true
    guard let before = isShown ? screen : coming else { return end(number, .unchanged) }
    var now = before
    guard now.close(id) else {
      // A root cannot go. Only a rebuild brings it back.
      host.isDoubtful = host.isDoubtful || isShown
      return end(number, .unchanged)
    }
    let gone = before.places(notIn: now)
    let new = tree(without: gone)
    let question = agenda.deciding?.question?.root.id
    if let answer { remember(answer, of: id, in: new) }
    userChanged(new, isShown ? now : screen, number, stopsStep: !isShown)
    if gone.contains(where: { $0.id == question }) { leaveQuestion(with: id == question ? answer : nil) }
    end(number, .completed)
  }

  /// The tree without places that the user closes, the lowest first.
  func tree(without gone: [Place]) -> PlaceTree {
    var new = tree
    for place in gone.reversed() {
      // A place that is about to come above another lands on what is left. In a modal it goes with the modal.
      if new.position(of: place.id)?.index == 0 { new.close(place.id) } else { new.remove(place.id) }
    }
    return new
  }

  /// The screen that the host is about to have.
  private var coming: PlaceTree? {
    switch phase {
    case .performing(let work):
      var next = screen
      next?.apply(work.step)
      return next
    case .rebuilding(let tree, _): return tree
    case .detached, .unknown, .resting, .behind: return nil
    }
  }

  /// Notes that the user has selected a tab, or has brought a column to the front.
  mutating func selectedByUser(_ path: BranchPath, _ number: NavigationNumber) {
    guard let before = screen, before.container(at: path) != nil else { return end(number, .unchanged) }
    var now = before
    now.select(path)
    var new = tree
    let same = before.path(like: path, in: tree)
    if let same { new.select(same) }
    var entered = Set(Change(tree.steps(to: new)).entering(tree).map { $0.id })
    if let same, let root = new.container(at: same)?.seenRoot { entered.insert(root.id) }
    guard userSelected(new, now, number), !guards.ofPlaces.isEmpty, !entered.isEmpty else { return }
    var recheck = Pending(Request(0, .recheck(Recheck(only: entered)), cause: .user))
    propose(&recheck)
  }

  /// Notes that the user has dragged a sheet to another of its heights; one that it does not have is ignored.
  mutating func selectedByUser(
    _ detent: Presentation.Detent, of id: EntryID, _ number: NavigationNumber
  ) {
    guard var now = screen else { return end(number, .unchanged) }
    var new = tree
    now.select(detent, of: id)
    new.select(detent, of: id)
    userSelected(new, now, number)
  }

  @discardableResult
  private mutating func userSelected(_ new: PlaceTree, _ now: PlaceTree, _ number: UInt64) -> Bool {
    // A tab that is shown is selected again only while the host is to show another.
    let isNews = now != screen || new != tree
    if isNews { userChanged(new, now, number, stopsStep: now == screen) }
    end(number, isNews ? .completed : .unchanged)
    return isNews
  }

  /// The path in ``tree`` of the tab or the column at a path of what is shown; the same one if it is not there.
  package func path(ofShown path: BranchPath) -> BranchPath {
    guard let screen, screen.container(at: path) != nil else { return path }
    return screen.path(like: path, in: tree) ?? path
  }

  private mutating func userChanged(
    _ new: PlaceTree, _ now: PlaceTree?, _ number: NavigationNumber, stopsStep: Bool
  ) {
    (lastChange, lastReport) = (number, number)
    // A step that goes on leads to another screen than was planned.
    revision += 1
    seen.request = Request(number, cause: .user)
    replaceTree(with: new, for: number)
    switch phase {
    case .performing(let work):
      // A step that fits goes on. One that the host has not begun is withdrawn, and else nobody knows what it shows.
      var next = now
      guard stopsStep || next?.apply(work.step) != true else { break }
      if !work.hasBegun { effects.append(.withdraw(work.request)) }
      stopHost(work.hasBegun ? .unknown(isRebuildDue: true) : .behind(nil))
    case .rebuilding: stopHost(.unknown(isRebuildDue: true))
    case .resting, .behind: phase = .behind(nil)
    case .detached, .unknown: break
    }
    if let now { show(now) }
  }
}

extension Tree<Place> {
  /// The path of the same tabs and columns in another tree: by the keys of tabs, and in the same modal.
  fileprivate func path(like path: BranchPath, in other: PlaceTree) -> BranchPath? {
    guard path.layer < other.layerCount else { return nil }
    var (own, others) = (layer(path.layer), other.layer(path.layer))
    guard path.layer == 0 || own.root.id == others.root.id else { return nil }
    var found = BranchPath(layer: path.layer)
    for depth in 0..<path.branchCount {
      var index = path.branch(at: depth)
      guard let branch = own.branch(at: index) else { return nil }
      if case .tabs(let tabs) = own {
        guard case .tabs(let new) = others, let place = new.index(of: tabs[index].key) else { return nil }
        index = place
      }
      guard let other = others.branch(at: index) else { return nil }
      found = found.appending(branch: index)
      (own, others) = (branch, other)
    }
    return found
  }
}
