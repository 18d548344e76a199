import Dispatch
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

  /// The step whose completion has not been called.
  ///
  /// Holding it makes a completion that was dropped cost a time-out
  /// instead of letting the next step overlap with a transition that may be under way.
  private var pending: Acknowledgement<RouteSegment>?

  private struct Call {
    let acknowledgement: Acknowledgement<RouteSegment>
    var answers = 0
  }

  /// The call of a routable that is going on.
  ///
  /// What it completes is acknowledged when it has returned, because only then
  /// is it known who is responsible for the new element.
  private var call: Call?

  /// Kept alive while a completion is waited for, so that a router nobody holds ends what it has begun.
  private var keptOwner: AnyObject?
  weak var owner: AnyObject?

  init(rootRoutable: any Routable) {
    self.rootRoutable = rootRoutable
  }

  // MARK: Steps

  func perform(_ step: NavigationStep<RouteSegment>, _ acknowledgement: Acknowledgement<RouteSegment>) {
    guard case .stack(let change) = step.change, change.keptAbove == 0, change.keptBelow > 0,
      change.keptBelow + change.removed.count == places.count
    else {
      acknowledgement.fail(UnsupportedStep())
      return
    }
    pending = acknowledgement
    let outer = call
    call = Call(acknowledgement: acknowledgement)
    ask(places[change.keptBelow - 1].routable, for: change, animated: step.isAnimated, acknowledgement)
    let answers = call?.answers ?? 0
    call = outer
    if let missing = MissingMethod.noted {
      MissingMethod.forget()
      pending = nil
      print("[ReSwiftRouter] \(missing)")
      acknowledgement.fail(missing)
    } else if answers > 0 {
      for _ in 0..<answers { acknowledgement.succeed() }
    } else {
      keptOwner = owner
    }
  }

  private func ask(
    _ routable: any Routable, for change: StackChange<Entry<RouteSegment>>, animated: Bool,
    _ acknowledgement: Acknowledgement<RouteSegment>
  ) {
    let index = change.keptBelow
    let completion = completion(acknowledgement)
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
    if pending != nil {
      print(
        "[ReSwiftRouter] No completion was called in time for \(route): call it in every method of a routable"
      )
    }
    pending = nil
    keptOwner = nil
    if places.isEmpty { places = [Place(entry: tree.root.root, routable: rootRoutable)] }
    let shown = RouteStack(root: places[0].entry, pushed: places.dropFirst().map(\.entry))
    acknowledgement.succeed(showing: EntryTree(.stack(shown)))
  }

  // MARK: Completions

  private nonisolated func completion(
    _ acknowledgement: Acknowledgement<RouteSegment>
  ) -> RoutingCompletion {
    {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self.complete(acknowledgement) }
      } else {
        DispatchQueue.main.async { self.complete(acknowledgement) }
      }
    }
  }

  private func complete(_ acknowledgement: Acknowledgement<RouteSegment>) {
    if call?.acknowledgement === acknowledgement {
      call?.answers += 1
      pending = nil
      return
    }
    guard pending === acknowledgement else { return acknowledgement.succeed() }
    pending = nil
    let owner = keptOwner
    keptOwner = nil
    acknowledgement.succeed()
    withExtendedLifetime(owner) {}
  }

  // MARK: What the user does

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
