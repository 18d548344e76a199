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
      var next: (any Routable)?
      if let new, isRemoving {
        let old = places[index].entry.route.element
        next = responsible.change(old, to: new.route.element, animated: isAnimated, completion: completion)
      } else if let new {
        next = responsible.push(new.route.element, animated: isAnimated, completion: completion)
      } else {
        responsible.pop(places[index].entry.route.element, animated: isAnimated, completion: completion)
      }
      show(new, next, at: index)
      return MissingMethod.take()
    }
  }

  /// Notes what a routable has been called for.
  ///
  /// Inside the call the app may have said that the user has left some places. With one that others stand on, these have gone too.
  private func show(_ new: Entry<RouteSegment>?, _ routable: (any Routable)?, at index: Int) {
    guard places.count >= index else { return }
    places.removeSubrange(index...)
    if let new, let routable { places.append(Place(entry: new, routable: routable)) }
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
