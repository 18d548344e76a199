import Waymark

/// The host that the article about writing one builds, with pages that know no more than their context.
@MainActor
final class Page<R: Route> {
  let context: ScreenContext<R>

  init(_ context: ScreenContext<R>) {
    self.context = context
  }
}

/// A step or a rebuild that the router waits for.
@MainActor
final class Request<R: Route> {
  let acknowledgement: Acknowledgement<R>
  let isAnimated: Bool
  var hasBegun = false

  init(_ acknowledgement: Acknowledgement<R>, isAnimated: Bool) {
    self.acknowledgement = acknowledgement
    self.isAnimated = isAnimated
  }
}

enum PageTrouble: Error { case overtaken, stepDoesNotFit }

final class PageHost<R: Route>: NavigationHost {
  private(set) var pages: [EntryID: Page<R>] = [:]
  /// The tree that the window shows.
  private(set) var tree: EntryTree<R>?
  private weak var router: Router<R>?
  private let newPage: (R, ScreenContext<R>) -> Page<R>
  private let timer: any NavigationTimer
  private var request: Request<R>?

  init<C: Coordinator<R>>(
    router: Router<R>, coordinator: C, timer: (any NavigationTimer)? = nil
  ) where C.Screen == Page<R> {
    self.router = router
    newPage = { coordinator.screen(for: $0, context: $1) }
    self.timer = timer ?? router.host.timer
  }

  private func makePage(_ entry: Entry<R>) {
    if let page = pages[entry.id], page.context.phase != .removed { return }
    guard let router else { return }
    pages[entry.id] = newPage(entry.route, router.host.context(for: entry))
  }

  private func releasePages() {
    var kept: [EntryID: Page<R>] = [:]
    tree?.forEachElement { kept[$0.id] = pages[$0.id] }
    pages = kept
  }

  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    start(Request(acknowledgement, isAnimated: step.isAnimated && step.isVisible))
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    start(Request(acknowledgement, isAnimated: false))
  }

  func withdraw() {
    request = nil
  }

  private func start(_ new: Request<R>) {
    let old = request
    request = new
    old?.acknowledgement.fail(PageTrouble.overtaken)
    beginWhenIdle()
  }

  private func beginWhenIdle() {
    guard let request, !request.hasBegun, !isHeld else { return }
    request.hasBegun = true
    request.acknowledgement.began()
    request.acknowledgement.step?.forEachInserted(makePage)
    request.acknowledgement.rebuildTarget?.forEachElement(makePage)
    guard request.isAnimated else { return end(request) }
    timer.schedule(at: timer.now + .milliseconds(200)) { [weak self] in self?.end(request) }
  }

  private func end(_ request: Request<R>) {
    guard request === self.request else { return }
    self.request = nil
    // By now the user may have done what was asked for, or a part of it.
    let isShown: Bool
    if let step = request.acknowledgement.step {
      isShown = tree?.apply(step) == true
    } else if let target = request.acknowledgement.rebuildTarget {
      tree = target
      isShown = true
    } else {
      isShown = false
    }
    releasePages()
    if isShown {
      request.acknowledgement.succeed()
    } else {
      request.acknowledgement.fail(PageTrouble.stepDoesNotFit)
    }
  }

  /// Whether a finger holds the page, so that nothing else may move.
  var isHeld = false {
    didSet {
      beginWhenIdle()
      if isHeld, !oldValue { holdOn() }
    }
  }

  private func holdOn() {
    guard isHeld else { return }
    request?.acknowledgement.began()
    timer.schedule(at: timer.now + .milliseconds(500)) { [weak self] in self?.holdOn() }
  }

  /// The user has left a page without asking.
  func userClosed(_ id: EntryID) {
    guard let page = pages[id], page.context.phase != .removed else { return }
    tree?.close(id)
    // A step under way needs the pages that it brings; its end lets go of the others.
    if request == nil { releasePages() }
    router?.host.report(.closed(id))
  }
}
