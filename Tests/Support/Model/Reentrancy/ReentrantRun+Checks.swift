import Waymark
import WaymarkActing
import WaymarkTesting

/// What has to hold whatever listeners do.
extension ReentrantRun {
  func drain() async {
    for _ in 0..<20 { await Task.yield() }
  }

  func check() {
    if let fault = host?.problems.first { problem(fault) }
    if let router, router.isSettled, !router.isDetoured { checkRest(router) }
    for (id, count) in ends where count > 1 { problem("#\(id) ended \(count) times") }
  }

  private func checkRest(_ router: Router<Spot>) {
    guard let shown = router.host.shown, let displayed = host?.displayed else { return }
    if PlainTree(shown) != displayed { problem("\(displayed) is seen, and shown is \(PlainTree(shown))") }
    if shown != router.host.tree {
      problem("at rest the tree is \(PlainTree(router.host.tree)), not \(PlainTree(shown))")
    }
  }

  func end() async {
    isEnding = true
    note("ends:")
    for registration in registrations { registration.cancel() }
    registrations = []
    // What has failed is built anew for another host, and detours are left for a navigation that goes through all.
    attach()
    for _ in 0..<60 { await goOn() }
    await Patience.wait {
      answerAll()
      return router?.isSettled != false || router?.isDetoured == true
    }
    for _ in 0..<60 where router?.isSettled == false { await goOn() }
    check()
    guard let router, problems.isEmpty else { return }
    if !router.isSettled, !router.isDetoured { problem("it does not come to rest") }
    hasFailed = hasFailed || host?.hasFailed == true
    for one in asked { judge(one, router) }
  }

  private func answerAll() {
    while host?.acknowledge() == true {}
    openAll()
  }

  /// Everybody answers, and time passes.
  private func goOn() async {
    answerAll()
    clock.advance(by: .seconds(4))
    await drain()
  }

  private func judge(_ one: Asked, _ router: Router<Spot>) {
    let id = one.handle.id.rawValue
    guard let outcome = one.handle.currentOutcome else {
      if !router.isDetoured { problem("#\(id) has not ended") }
      return
    }
    if ends[id] != 1 { problem("#\(id) ended, and \(ends[id] ?? 0) events say so") }
    switch outcome {
    case .failed(.hostFailed) where !hasFailed: problem("#\(id) failed with a host that never did")
    case .completed:
      guard let spot = one.pushed, one.handle.redirects.isEmpty else {
        return
      }
      guard let newest = history.newest[spot], newest > one.newest else {
        return problem("#\(id) has arrived, and \(spot) was never on the screen")
      }
    default: break
    }
  }

  func release() async {
    openAll()
    asked = []
    contexts = []
    registrations = []
    host = nil
    router = nil
    await Patience.wait { !departures.contains(where: \.isAlive) }
    let alive = departures.filter(\.isAlive).map(\.name)
    if !alive.isEmpty { problem("leaked: \(alive)") }
  }
}
