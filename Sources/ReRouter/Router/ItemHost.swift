import Waymark

/// Carries out the engine's steps with navigation items: each step is one push or pop, whose completion is
/// the acknowledgement.
@MainActor
final class ItemHost: NavigationHost {
  private struct Place {
    let entry: Entry<PathSegment>
    let item: NavigationItem?
  }

  // Overlapping accesses are not checked, here and below, as in ``NavigationRouter`` and for the same reason.
  /// What items have been asked to show, above the root.
  @exclusivity(unchecked) private var places: [Place] = []
  /// What the change under way will show, made before anything moves.
  @exclusivity(unchecked) private var coming: [Place] = []
  private let root: NavigationItem
  private var rootEntry: Entry<PathSegment>?
  private let calls = CompletionCalls<PathSegment>()

  @exclusivity(unchecked) private var navigation: NavigationID?
  @exclusivity(unchecked) private var isAnimated = false
  @exclusivity(unchecked) private var isSilent = false

  init(root: NavigationItem) {
    self.root = root
  }

  // MARK: Steps

  func perform(_ step: NavigationStep<PathSegment>, _ acknowledgement: Acknowledgement<PathSegment>) {
    guard case .stack(let change) = step.change else { return acknowledgement.fail(UnsupportedStep()) }
    let keptBelow = change.keptBelow
    let removedCount = change.removed.count
    guard change.keptAbove == 0, keptBelow > 0, keptBelow - 1 + removedCount == places.count else {
      return acknowledgement.fail(UnsupportedStep())
    }
    if navigation != step.navigationID { begin(step) }
    if removedCount > 0 {
      pop(acknowledgement)
    } else {
      push(change.inserted[0], acknowledgement)
    }
  }

  /// Finds out whether a change is animated, which it is if it is one step, and makes the items of all that
  /// it inserts.
  private func begin(_ step: NavigationStep<PathSegment>) {
    navigation = step.navigationID
    isSilent = step.transition == .silent
    if !coming.isEmpty { coming.removeAll(keepingCapacity: true) }
    guard let whole = step.whole else {
      isAnimated = true
      return
    }
    isAnimated = false
    var before = item(before: whole.keptBelow - 1)
    for entry in whole.inserted {
      let item = before?.answer(.item(entry.route.key))
      coming.append(Place(entry: entry, item: item))
      before = item
    }
  }

  /// The item whose target knows the key at a position.
  private func item(before index: Int) -> NavigationItem? { index == 0 ? root : places[index - 1].item }

  private func push(_ entry: Entry<PathSegment>, _ acknowledgement: Acknowledgement<PathSegment>) {
    let item = takeItem(for: entry)
    places.append(Place(entry: entry, item: item))
    guard let item else {
      let before = places.dropLast().last.map { "\($0.entry.route)" }
      let missing = UnhandledKey(key: "\(entry.route)", after: before)
      print("[ReRouter] \(missing)")
      return acknowledgement.fail(missing)
    }
    if isSilent { return acknowledgement.succeed() }
    calls.call(acknowledgement) { completion in
      _ = item.answer(.push(animated: isAnimated, completion: completion))
      return nil
    }
  }

  private func takeItem(for entry: Entry<PathSegment>) -> NavigationItem? {
    if !coming.isEmpty, let index = coming.firstIndex(where: { $0.entry.id == entry.id }) {
      return coming.remove(at: index).item
    }
    return item(before: places.count)?.answer(.item(entry.route.key))
  }

  private func pop(_ acknowledgement: Acknowledgement<PathSegment>) {
    guard let item = places.removeLast().item, !isSilent else { return acknowledgement.succeed() }
    calls.call(acknowledgement) { completion in
      _ = item.answer(.pop(animated: isAnimated, completion: completion))
      return nil
    }
  }

  /// Tells the engine what the items show, so that it goes on from there: items cannot build a whole path.
  func rebuild(_ tree: EntryTree<PathSegment>, _ acknowledgement: Acknowledgement<PathSegment>) {
    if calls.giveUp() {
      print("[ReRouter] No completion was called in time: call it in every push and pop of an item")
    }
    let root = rootEntry ?? tree.root.root
    rootEntry = root
    acknowledgement.succeed(
      showing: EntryTree(.stack(RouteStack(root: root, pushed: places.map { $0.entry }))))
  }
}

extension TransitionStyle {
  /// The style of changes for which nothing is pushed or popped.
  static let silent = TransitionStyle("silent")
}

/// Why a step fails that no item can carry out: items only know the stack of the window.
struct UnsupportedStep: Error, CustomStringConvertible {
  var description: String { "A path has no modals and no tabs: change it through the store alone" }
}
