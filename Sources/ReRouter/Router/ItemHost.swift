import Waymark

/// Carries the engine's steps out with navigation items: each step is one push or pop, and its completion the
/// acknowledgement.
@MainActor
final class ItemHost: NavigationHost {
  private struct Place {
    let entry: Entry<PathSegment>
    let item: NavigationItem?
  }

  /// What items have been asked to show, above the root.
  private var places: [Place] = []
  /// What the change under way will show, made before anything moves.
  private var coming: [Place] = []
  private let root: any CoordinatorType
  private var rootEntry: Entry<PathSegment>?
  private let calls = CompletionCalls<PathSegment>()

  private var navigation: NavigationID?
  private var isAnimated = false
  private var isSilent = false

  init(root: any CoordinatorType) {
    self.root = root
  }

  // MARK: Steps

  func perform(_ step: NavigationStep<PathSegment>, _ acknowledgement: Acknowledgement<PathSegment>) {
    guard case .stack(let change) = step.change, change.keptAbove == 0, change.keptBelow > 0,
      change.keptBelow - 1 + change.removed.count == places.count
    else {
      acknowledgement.fail(UnsupportedStep())
      return
    }
    if navigation != step.navigation { begin(step, change) }
    if let removed = change.removed.first {
      pop(removed, acknowledgement)
    } else if let inserted = change.inserted.first {
      push(inserted, acknowledgement)
    }
  }

  /// Makes the items of all that a change brings, and finds out whether it is animated: if it is one step.
  private func begin(_ step: NavigationStep<PathSegment>, _ change: StackChange<Entry<PathSegment>>) {
    let whole = step.whole ?? change
    navigation = step.navigation
    isSilent = step.transition == .silent
    isAnimated = whole.removed.count + whole.inserted.count == 1
    coming.removeAll(keepingCapacity: true)
    var coordinator = coordinator(below: whole.keptBelow - 1)
    for entry in whole.inserted {
      let item = coordinator?.item(forKey: entry.route.key)
      coming.append(Place(entry: entry, item: item))
      coordinator = item?.coordinator
    }
  }

  private func coordinator(below index: Int) -> (any CoordinatorType)? {
    index == 0 ? root : places[index - 1].item?.coordinator
  }

  private func push(_ entry: Entry<PathSegment>, _ acknowledgement: Acknowledgement<PathSegment>) {
    let place: Place
    if let index = coming.firstIndex(where: { $0.entry.id == entry.id }) {
      place = coming.remove(at: index)
    } else {
      let item = coordinator(below: places.count)?.item(forKey: entry.route.key)
      place = Place(entry: entry, item: item)
    }
    guard let item = place.item else {
      let missing = UnhandledKey(key: "\(entry.route)", after: places.last.map { "\($0.entry.route)" })
      places.append(place)
      print("[ReRouter] \(missing)")
      acknowledgement.fail(missing)
      return
    }
    places.append(place)
    if isSilent { return acknowledgement.succeed() }
    calls.call(acknowledgement) { completion in
      item.push(isAnimated, completion)
      return nil
    }
  }

  private func pop(_ entry: Entry<PathSegment>, _ acknowledgement: Acknowledgement<PathSegment>) {
    let item = places.removeLast().item
    guard let item, !isSilent else { return acknowledgement.succeed() }
    calls.call(acknowledgement) { completion in
      item.pop(isAnimated, completion)
      return nil
    }
  }

  /// The engine cannot have items build anything: it is told what they show and goes on from there.
  func rebuild(_ tree: EntryTree<PathSegment>, _ acknowledgement: Acknowledgement<PathSegment>) {
    if calls.giveUp() {
      print("[ReRouter] No completion was called in time: call it in every push and pop of an item")
    }
    let root = rootEntry ?? tree.root.root
    rootEntry = root
    acknowledgement.succeed(showing: EntryTree(.stack(RouteStack(root: root, pushed: places.map(\.entry)))))
  }
}

extension TransitionStyle {
  /// Of changes for which nothing is pushed or popped.
  static let silent = TransitionStyle("silent")
}

/// Why a step fails that no item can be asked for: only the stack of the window is one.
struct UnsupportedStep: Error, CustomStringConvertible {
  var description: String { "A path has no modals and no tabs: change it through the store alone" }
}
