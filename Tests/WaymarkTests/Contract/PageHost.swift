import Waymark

/// The host that the article about writing one builds on the kit, with pages that know no more than their context.
@MainActor
final class Page<R: Route> {
  let context: ScreenContext<R>

  init(_ context: ScreenContext<R>) {
    self.context = context
  }
}

final class PageHost<R: Route>: NavigationHost {
  let screens: HostScreens<R, Page<R>>
  /// What the window shows.
  private(set) var tree: EntryTree<R>?
  private let timer: any NavigationTimer
  private var request: PendingRequest<R>?

  init<C: Coordinator<R>>(
    router: Router<R>, coordinator: C, timer: (any NavigationTimer)? = nil
  ) where C.Screen == Page<R> {
    self.timer = timer ?? MainQueueTimer()
    screens = HostScreens(router: router) { coordinator.screen(for: $0.route, context: $1) }
  }

  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    screens.noteRequest(acknowledgement)
    start(PendingRequest(acknowledgement, step: step))
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    screens.noteRequest(acknowledgement)
    start(PendingRequest(acknowledgement))
  }

  func withdraw() {
    request = nil
  }

  private func start(_ new: PendingRequest<R>) {
    let old = request
    request = new
    // A host that can't stop an animation half-way calls `overtake()`.
    old?.end(.overtaken)
    beginWhenIdle()
  }

  private func beginWhenIdle() {
    guard let request, !request.hasBegun, !isHeld else { return }
    request.begin()
    do throws(HostError) {
      if let step = request.acknowledgement.step { try screens.make(step.forEachInserted) }
      if let tree = request.acknowledgement.rebuildTarget { try screens.make(tree.forEachElement) }
    } catch {
      self.request = nil
      return request.end(error)
    }
    guard let step = request.step, step.isAnimated, step.isVisible else { return end(request) }
    timer.schedule(at: timer.now + .milliseconds(200)) { [weak self] in self?.end(request) }
  }

  private func end(_ request: PendingRequest<R>) {
    guard request === self.request else { return }
    self.request = nil
    var error: HostError?
    // By now the user may have done what was asked for, or a part of it.
    if let step = request.acknowledgement.step, tree?.apply(step) != true { error = .stepDoesNotFit }
    if let target = request.acknowledgement.rebuildTarget { tree = target }
    if let tree { screens.release(except: tree) }
    request.end(error)
  }

  /// Whether a finger holds the page, so that nothing else may move.
  var isHeld = false {
    didSet {
      beginWhenIdle()
      guard isHeld, !oldValue else { return }
      timer.repeat(every: .milliseconds(500)) { [weak self] in
        guard let self, isHeld else { return false }
        request?.acknowledgement.began()
        return true
      }
    }
  }

  /// The user has left a page without asking.
  func userClosed(_ id: EntryID) {
    tree?.close(id)
    // A step under way needs the pages that it brings; its end lets go of the others.
    if request == nil, let tree { screens.release(except: tree) }
    screens.ownRouter?.host.report(.closed(id))
  }
}
