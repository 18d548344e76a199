import Waymark

/// Carries out the engine's steps with routables: each step is one call, whose completion is the
/// acknowledgement.
@MainActor
final class RoutableHost: NavigationHost {
  private struct Place {
    let entry: Entry<RouteSegment>
    let routable: any Routable
  }

  // Overlapping accesses are not checked, as in ``Router`` and for the same reason: the routable to call is
  // taken out first.
  /// What routables have been asked to show, root first.
  @exclusivity(unchecked) private var places: [Place] = []
  private let rootRoutable: any Routable
  let calls = CompletionCalls<RouteSegment>()

  init(rootRoutable: any Routable) {
    self.rootRoutable = rootRoutable
  }

  func perform(_ step: NavigationStep<RouteSegment>, _ acknowledgement: Acknowledgement<RouteSegment>) {
    guard case .stack(let change) = step.change else { return acknowledgement.fail(UnsupportedStep()) }
    let index = change.keptBelow
    let isRemoving = !change.removed.isEmpty
    guard change.keptAbove == 0, index > 0, index + change.removed.count == places.count else {
      return acknowledgement.fail(UnsupportedStep())
    }
    let new = change.inserted.isEmpty ? nil : change.inserted[0]
    let isAnimated = step.isAnimated
    calls.call(acknowledgement) { completion in
      let responsible = places[index - 1].routable
      if let new, isRemoving {
        let old = places[index].entry.route.element
        let next = responsible.change(
          old, to: new.route.element, animated: isAnimated, completion: completion)
        places[index] = Place(entry: new, routable: next)
      } else if let new {
        let next = responsible.push(new.route.element, animated: isAnimated, completion: completion)
        places.append(Place(entry: new, routable: next))
      } else {
        responsible.pop(places[index].entry.route.element, animated: isAnimated, completion: completion)
        places.removeLast()
      }
      return MissingMethod.take()
    }
  }

  /// Tells the engine what the routables show, so that it goes on from there: routables cannot build a whole
  /// route.
  func rebuild(_ tree: EntryTree<RouteSegment>, _ acknowledgement: Acknowledgement<RouteSegment>) {
    if calls.giveUp() {
      print(
        "[ReSwiftRouter] No completion was called in time for \(route): call it in every method of a routable"
      )
    }
    if places.isEmpty { places = [Place(entry: tree.root.root, routable: rootRoutable)] }
    let shown = RouteStack(root: places[0].entry, pushed: places.dropFirst().map { $0.entry })
    acknowledgement.succeed(showing: EntryTree(.stack(shown)))
  }

  /// The route that routables have been asked to show.
  var route: Route { places.dropFirst().map { $0.entry.route.element } }

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

/// Why a step fails that no routable can carry out: routables only know the stack of the window.
struct UnsupportedStep: Error, CustomStringConvertible {
  var description: String { "A route has no modals and no tabs: change it through the store alone" }
}
