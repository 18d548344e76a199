import Foundation
import Testing
import Waymark
import WaymarkTesting

/// What a route's own code does to the router in the middle of its work.
@MainActor @Suite("Code of routes that calls the router")
struct RouteCodeTests {
  /// Whatever overlaps is stopped, and never found half changed.
  @Test func whoReportsWhileEntriesAreTakenOutIsStopped() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let router = Router<Noted>(
        RouteTree(Noted(0)),
        configuration: RouterConfiguration(log: nil, advanced: .init(timer: ManualClock())))
      let host = RecordingHost<Noted>(answering: .now)
      host.attach(to: router)
      host.answer = .later
      var isDone = false
      Note.onEnd = { [weak router] _ in
        guard !isDone, let router, let shown = router.shown else { return }
        isDone = true
        router.host.report(.closed(shown.visibleElement.id))
      }
      router.push(Noted(7))
      router.set(RouteTree(Noted(0), Noted(10, Note(0))))
      router.set(RouteTree(Noted(0)))
    }
    expectMessage(result)
  }

  @Test func whoReportsInsideEqualityIsStopped() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let router = Router<Meddler>(RouteTree(Meddler(0), Meddler(1), Meddler(2)))
      let host = KeepingHost<Meddler>()
      router.host.attach(host)
      host.acknowledge()
      let id = router.tree.visibleElement.id
      router.update(id, to: Meddler(9))
      Meddler.act = { router.host.report(.closed(id)) }
      host.acknowledge()
    }
    expectMessage(result)
  }

  private func expectMessage(_ result: ExitTest.Result?) {
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains("A router was called by a route in the middle of its own work"), "\(text.prefix(400))")
  }

  /// A reader that is behind loses events, and what they hold is freed where no lock is held.
  @Test func whatALostEventHeldMayTellOfMore() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let configuration = RouterConfiguration<Noted>(
        log: nil, advanced: .init(eventCapacity: 2, timer: ManualClock()))
      let router = Router<Noted>(RouteTree(Noted(0)), configuration: configuration)
      let host = RecordingHost<Noted>(answering: .now)
      host.attach(to: router)
      let root = router.tree.visibleElement.id
      let events = router.events()
      Note.onEnd = { [weak router] _ in router?.host.report(.closed(root)) }
      for number in 0..<6 {
        router.push(Noted(number, Note(number)))
        router.pop()
      }
      withExtendedLifetime((events, host)) {}
      Note.onEnd = nil
    }
  }

  /// What is looked up often is kept to be found quickly, and freed when nobody looks.
  @Test func whatWasLookedUpMayNavigateWhenItIsFreed() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let router = Router<Noted>(
        RouteTree(Noted(0)),
        configuration: RouterConfiguration(log: nil, advanced: .init(timer: ManualClock())))
      let host = KeepingHost<Noted>()
      router.host.attach(host)
      host.acknowledge()
      @MainActor func go(_ navigate: @MainActor () -> Void) {
        navigate()
        for _ in 0..<5 { host.acknowledge() }
      }
      go { router.push(Noted(1)) }
      let context = router.visibleContext
      go { router.push(Noted(2, Note(2))) }
      go { router.push(Noted(3)) }
      go { router.push(Noted(4)) }
      @MainActor func lookUpAll() {
        var contexts: [ScreenContext<Noted>] = []
        router.tree.forEachElement { contexts.append(router.host.context(for: $0)) }
        for _ in 0..<20 { for context in contexts { _ = (context.route, context.phase) } }
      }
      lookUpAll()
      var hasActed = false
      Note.onEnd = { _ in
        guard !hasActed else { return }
        hasActed = true
        context.push(Noted(9))
      }
      go { router.pop(3) }
      go { router.push(Noted(5)) }
      go { router.push(Noted(6)) }
      lookUpAll()
      precondition(hasActed)
      Note.onEnd = nil
    }
  }
}

/// Something that a route holds, and that tells of its end at once.
@MainActor
private final class Note {
  static var onEnd: (@MainActor (Int) -> Void)?
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  isolated deinit { Note.onEnd?(number) }
}

private struct Noted: Route {
  var note: Note?
  var number: Int

  init(_ number: Int, _ note: Note? = nil) {
    self.number = number
    self.note = note
  }

  static func == (one: Noted, other: Noted) -> Bool { one.number == other.number && one.note === other.note }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A route that does something when it is compared.
private struct Meddler: Route {
  @MainActor static var act: (@MainActor () -> Void)?
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (one: Meddler, other: Meddler) -> Bool {
    MainActor.assumeIsolated {
      let act = Meddler.act
      Meddler.act = nil
      act?()
    }
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A host that looks at nothing, and answers when it is told to.
private final class KeepingHost<R: Route>: NavigationHost {
  private var acknowledgements: [Acknowledgement<R>] = []

  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    acknowledgements.append(acknowledgement)
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    acknowledgements.append(acknowledgement)
  }

  func acknowledge() {
    let taken = acknowledgements
    acknowledgements = []
    for acknowledgement in taken { acknowledgement.succeed() }
  }
}
