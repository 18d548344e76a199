import UIKitOperations
import Waymark

/// Shows routes one after the other, each by asking routables for one element at a time.
///
/// A route begins when the one before has ended, from what routables show then. For the engine it is one step.
@MainActor
final class RoutableQueue: CompletionQueue, NavigationHost {
  private struct Place {
    let entry: Entry<RouteSegment>
    let routable: any Routable
  }

  private enum Request: CustomStringConvertible {
    case push(RouteElement)
    case pop(RouteElement)
    case change(from: RouteElement, to: RouteElement)

    var description: String {
      switch self {
      case .push(let element): "push \(element)"
      case .pop(let element): "pop \(element)"
      case .change(let from, let to): "change \(from) to \(to)"
      }
    }
  }

  let engine: Waymark.Router<RouteSegment>
  private let rootRoutable: any Routable

  // Overlapping accesses are not checked at run time, which makes a route change 8 % faster: each access reads or writes a property
  // whole, on the main actor, and calls nobody meanwhile.
  /// The places that routables have been asked to show, the root routable's first.
  @exclusivity(unchecked) private var places: [Place] = []
  /// The segments of the route that the engine was last asked to go to.
  @exclusivity(unchecked) private var segments = [RouteSegment.root]
  /// The routes that wait, oldest first.
  @exclusivity(unchecked) private var waiting: [(route: Route, options: NavigationOptions)] = []

  /// The engine's step that is under way.
  @exclusivity(unchecked) private var acknowledgement: Acknowledgement<RouteSegment>?
  /// How many places of those that are shown stay.
  @exclusivity(unchecked) private var keptCount = 0
  /// The places that the step has still to bring.
  @exclusivity(unchecked) private var coming: ArraySlice<Entry<RouteSegment>> = []
  @exclusivity(unchecked) private var isAnimated = false
  /// Whether the user has left a place since the step began.
  @exclusivity(unchecked) private var isDisturbed = false
  /// The first fault since the step began.
  @exclusivity(unchecked) private var fault: HostError?
  @exclusivity(unchecked) private var lastRequest: Request?

  init(rootRoutable: any Routable, limit: Duration, timer: any NavigationTimer) {
    self.rootRoutable = rootRoutable
    engine = Waymark.Router(
      .root,
      configuration: RouterConfiguration(
        log: nil, advanced: .init(stepTimeout: nil, timer: timer)))
    super.init(limit: limit, timer: timer, hasTurns: true)
    engine.host.attach(self, isKept: false)
  }

  // MARK: Routes

  /// The route that routables have been asked to show.
  var route: Route { places.dropFirst().map { $0.entry.route.element } }

  /// Shows a route once all that wait have been shown.
  func show(_ route: Route, _ options: NavigationOptions) {
    waiting.append((route, options))
    wake()
  }

  /// Forgets a place that the user has left and all above it; nothing that is under way or waits brings it back.
  func leave(_ route: Route) {
    var left = places[route.count...].map { $0.entry }
    places.removeSubrange(route.count...)
    if keptCount > route.count {
      keptCount = route.count
      left += coming
      coming = []
    }
    for index in waiting.indices where waiting[index].route.starts(with: route) {
      waiting[index].route = route.dropLast()
    }
    isDisturbed = true
    // At rest all go with the lowest, but the engine does not know yet what stands on what the step brings.
    if acknowledgement == nil { left.removeLast(left.count - 1) }
    for entry in left.reversed() { engine.host.report(.closed(entry.id)) }
  }

  override func takeTurn() {
    while true {
      while acknowledgement == nil, !waiting.isEmpty {
        let (route, options) = waiting.removeFirst()
        setSegments(to: route)
        guard let stack = RouteStack(elements: segments) else { continue }
        engine.edit(options: options) { $0.change(to: stack) }
      }
      guard acknowledgement != nil else { return }
      if let next { return ask(for: next) }
      endStep()
    }
  }

  /// Makes the segments of a route; those that it shares with the one before stay, as most do.
  private func setSegments(to route: Route) {
    var kept = 1
    while kept < segments.count, kept <= route.count, segments[kept].element == route[kept - 1] { kept += 1 }
    segments.removeLast(segments.count - kept)
    while segments.count <= route.count { segments.append(RouteSegment(route[segments.count - 1])) }
  }

  // MARK: Steps

  func perform(_ step: NavigationStep<RouteSegment>, _ acknowledgement: Acknowledgement<RouteSegment>) {
    guard case .stack(let change) = step.change, change.keptAbove == 0, 1...places.count ~= change.keptBelow
    else { return acknowledgement.succeed(showing: shown) }
    self.acknowledgement = acknowledgement
    keptCount = change.keptBelow
    coming = ArraySlice(change.inserted)
    isAnimated = step.isAnimated
    isDisturbed = false
    // From now on the queue itself sees to what the user leaves.
    acknowledgement.began()
    wake()
  }

  /// Tells the engine what routables show, because they cannot build a whole route; a call that is under way ends first.
  func rebuild(_ tree: EntryTree<RouteSegment>, _ acknowledgement: Acknowledgement<RouteSegment>) {
    if places.isEmpty { places = [Place(entry: tree.root.root, routable: rootRoutable)] }
    guard self.acknowledgement != nil else { return acknowledgement.succeed(showing: shown) }
    self.acknowledgement = acknowledgement
    (keptCount, coming, isDisturbed) = (places.count, [], true)
  }

  private var shown: EntryTree<RouteSegment> {
    EntryTree(.stack(RouteStack(root: places[0].entry, pushed: places.dropFirst().map { $0.entry })))
  }

  private func endStep() {
    guard let acknowledgement = acknowledgement.take() else { return }
    let fault = fault.take()
    if let fault { print("[ReSwiftRouter] \(fault)") }
    if isDisturbed {
      acknowledgement.succeed(showing: shown)
    } else if let fault {
      acknowledgement.fail(fault)
    } else {
      acknowledgement.succeed()
    }
  }

  // MARK: Elements

  /// The next request: pops from the top, one change, then pushes.
  private var next: Request? {
    let new = coming.first?.route.element
    guard places.count > keptCount, let last = places.last?.entry.route.element else {
      return new.map { .push($0) }
    }
    guard places.count == keptCount + 1, let new else { return .pop(last) }
    return .change(from: last, to: new)
  }

  private func ask(for request: Request) {
    let index = if case .push = request { places.count } else { places.count - 1 }
    let responsible = places[index - 1].routable
    let entry = coming.first
    lastRequest = request
    // The app may have called a routable itself.
    _ = MissingMethod.take()
    call { completion in
      var new: (any Routable)?
      switch request {
      case .push(let element):
        new = responsible.push(element, animated: isAnimated, completion: completion)
      case .pop(let element):
        responsible.pop(element, animated: isAnimated, completion: completion)
      case .change(let from, let to):
        new = responsible.change(from, to: to, animated: isAnimated, completion: completion)
      }
      if let missing = MissingMethod.take() {
        fault = fault ?? missing
        completion()
      }
      // Inside the call the user may have left places.
      guard places.count >= index else { return }
      places.removeSubrange(index...)
      guard let new, let entry, coming.first?.id == entry.id else { return }
      places.append(Place(entry: entry, routable: new))
      keptCount = places.count
      coming.removeFirst()
    }
  }

  override func callEnded(isInTime: Bool) -> Bool {
    if !isInTime, let lastRequest { fault = fault ?? .missingCompletion(of: "\(lastRequest)") }
    if next == nil { endStep() } else { acknowledgement?.began() }
    return acknowledgement != nil || !waiting.isEmpty
  }
}
