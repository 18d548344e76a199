import UIKitOperations
import Waymark

/// Shows paths one after the other, each by asking items for one push or pop at a time.
///
/// A path begins when the one before has ended, from what items show then. For the engine it is one step.
@MainActor
final class ItemQueue: CompletionQueue, NavigationHost {
  private struct Place {
    let entry: Entry<PathSegment>
    /// Makes and shows what the key leads to; missing where no coordinator knows the key.
    let item: NavigationItem?
  }

  private struct Move {
    let item: NavigationItem
    let isPush: Bool
  }

  let engine: Waymark.Router<PathSegment>
  private let root: NavigationItem
  /// The places of the path that is shown or gone to, the root's first.
  private var places: [Place] = []
  /// The paths that wait, oldest first.
  private var waiting: [(stack: RouteStack<PathSegment>, options: NavigationOptions)] = []

  /// The engine's step that is under way.
  private var acknowledgement: Acknowledgement<PathSegment>?
  /// The pushes and pops of the step that items have not been asked for, the last one first.
  private var moves: [Move] = []
  private var isAnimated = false
  /// The first fault since the step began.
  private var fault: HostError?

  init(root: NavigationItem, limit: Duration, timer: any NavigationTimer) {
    self.root = root
    engine = Waymark.Router(
      .root,
      configuration: RouterConfiguration(
        log: nil, advanced: .init(stepTimeout: nil, timer: timer)))
    super.init(limit: limit, timer: timer, hasTurns: false)
    engine.host.attach(self, isKept: false)
  }

  // MARK: Paths

  /// Shows a path once all that wait have been shown.
  func show(_ stack: RouteStack<PathSegment>, isSilent: Bool) {
    waiting.append((stack, isSilent ? NavigationOptions(transition: .silent) : .standard))
    wake()
  }

  override func takeTurn() {
    while true {
      while acknowledgement == nil, !waiting.isEmpty {
        let (stack, options) = waiting.removeFirst()
        engine.edit(options: options) { $0.change(to: stack) }
      }
      guard acknowledgement != nil else { return }
      if let move = moves.popLast() { return ask(for: move) }
      endStep()
    }
  }

  private func ask(for move: Move) {
    call { completion in
      if move.isPush { move.item.push(isAnimated, completion) } else { move.item.pop(isAnimated, completion) }
    }
  }

  override func callEnded(isInTime: Bool) -> Bool {
    if !isInTime { fault = fault ?? .missingCompletion(of: "a push or pop of an item") }
    if moves.isEmpty { endStep() } else { acknowledgement?.began() }
    return acknowledgement != nil || !waiting.isEmpty
  }

  // MARK: Steps

  /// Makes the items of all keys that come, and plans the moves: pops from the top, then pushes.
  func perform(_ step: NavigationStep<PathSegment>, _ acknowledgement: Acknowledgement<PathSegment>) {
    guard case .stack(let change) = step.change, change.keptAbove == 0, 1...places.count ~= change.keptBelow
    else { return acknowledgement.succeed(showing: shown) }
    let popped = places[change.keptBelow...].reversed()
    places.removeSubrange(change.keptBelow...)
    let pushed = change.inserted.map { makePlace(for: $0) }
    isAnimated = popped.count + pushed.count == 1
    // The user has made a silent change already.
    if step.transition != .silent {
      moves = popped.compactMap { $0.item.map { Move(item: $0, isPush: false) } }
      moves += pushed.compactMap { $0.item.map { Move(item: $0, isPush: true) } }
      moves.reverse()
    }
    self.acknowledgement = acknowledgement
    acknowledgement.began()
    wake()
  }

  private func makePlace(for entry: Entry<PathSegment>) -> Place {
    let below = places[places.count - 1]
    let place = Place(entry: entry, item: below.item?.next(entry.route.key))
    if place.item == nil, fault == nil {
      let coordinator = places.count > 1 ? "what \(below.entry.route) leads to" : "the root coordinator"
      fault = HostError(
        "\(entry.route) is no key of \(coordinator): let item(for:) lead to a coordinator with that key, or mend the path"
      )
    }
    places.append(place)
    return place
  }

  private func endStep() {
    guard let acknowledgement = acknowledgement.take() else { return }
    guard let fault = fault.take() else { return acknowledgement.succeed() }
    print("[ReRouter] \(fault)")
    acknowledgement.fail(fault)
  }

  /// Tells the engine what is shown, because items cannot build a whole path.
  func rebuild(_ tree: EntryTree<PathSegment>, _ acknowledgement: Acknowledgement<PathSegment>) {
    if places.isEmpty { places = [Place(entry: tree.root.root, item: root)] }
    acknowledgement.succeed(showing: shown)
  }

  private var shown: EntryTree<PathSegment> {
    EntryTree(.stack(RouteStack(root: places[0].entry, pushed: places.dropFirst().map { $0.entry })))
  }
}

extension TransitionStyle {
  /// The style of changes for which nothing is pushed or popped.
  static let silent = TransitionStyle.custom("silent")
}
