import Waymark

/// Asks routables for the engine's steps: each step is one call, and its completion the acknowledgement.
@MainActor
final class RoutableHost: NavigationHost {
  private struct Place {
    let entry: Entry<RouteSegment>
    let routable: any Routable
  }

  /// What routables have been asked to show, the root first.
  private var places: [Place] = []
  private let rootRoutable: any Routable
  let calls = CompletionCalls<RouteSegment>()

  init(rootRoutable: any Routable) {
    self.rootRoutable = rootRoutable
  }

  func perform(_ step: NavigationStep<RouteSegment>, _ acknowledgement: Acknowledgement<RouteSegment>) {
    guard case .stack(let change) = step.change, change.keptAbove == 0, change.keptBelow > 0,
      change.keptBelow + change.removed.count == places.count
    else {
      acknowledgement.fail(UnsupportedStep())
      return
    }
    calls.call(acknowledgement) { completion in
      ask(places[change.keptBelow - 1].routable, for: change, animated: step.isAnimated, completion)
      return MissingMethod.take()
    }
  }

  private func ask(
    _ routable: any Routable, for change: StackChange<Entry<RouteSegment>>, animated: Bool,
    _ completion: @escaping RoutingCompletion
  ) {
    let index = change.keptBelow
    guard let new = change.inserted.first else {
      routable.pop(places[index].entry.route.element, animated: animated, completion: completion)
      places.removeLast()
      return
    }
    if let old = change.removed.first {
      let next = routable.change(
        old.route.element, to: new.route.element, animated: animated, completion: completion)
      places[index] = Place(entry: new, routable: next)
    } else {
      let next = routable.push(new.route.element, animated: animated, completion: completion)
      places.append(Place(entry: new, routable: next))
    }
  }

  /// The engine cannot have routables build anything: it is told what they show and goes on from there.
  func rebuild(_ tree: EntryTree<RouteSegment>, _ acknowledgement: Acknowledgement<RouteSegment>) {
    if calls.giveUp() {
      print(
        "[ReSwiftRouter] No completion was called in time for \(route): call it in every method of a routable"
      )
    }
    if places.isEmpty { places = [Place(entry: tree.root.root, routable: rootRoutable)] }
    let shown = RouteStack(root: places[0].entry, pushed: places.dropFirst().map(\.entry))
    acknowledgement.succeed(showing: EntryTree(.stack(shown)))
  }

  /// The route that routables have been asked to show.
  var route: Route { places.dropFirst().map(\.entry.route.element) }

  /// Forgets the routables of an element and of those after it, because the user has left them.
  ///
  /// - Parameter count: How many elements of the route stay.
  /// - Returns: The entry of the first that goes.
  func leave(keeping count: Int) -> EntryID {
    let left = places[count + 1].entry.id
    places.removeSubrange((count + 1)...)
    return left
  }
}

/// Why a step fails that no routable can be asked for: only the stack of the window is one.
struct UnsupportedStep: Error, CustomStringConvertible {
  var description: String { "A route has no modals and no tabs: change it through the store alone" }
}
