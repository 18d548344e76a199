import Testing
import WaymarkJournal
import WaymarkTesting

@testable import Waymark

/// What a table of screens knows of those whose life has ended is what each of their contexts says.
@MainActor @Suite("A table knows whose life has ended")
struct EndedScreensTests {
  /// A host that keeps the contexts as its screens, and lets go of those that are gone late or never.
  private final class Window: NavigationHost {
    let screens: HostScreens<Place, ScreenContext<Place>>
    var isForgetful = false

    init(_ router: Router<Place>) { screens = HostScreens(router: router) { _, context in context } }

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      screens.noteRequest(acknowledgement)
      do { try screens.make(step.step.forEachInserted) } catch { return acknowledgement.fail(error) }
      acknowledgement.succeed()
      if !isForgetful { screens.release(step.step.forEachRemoved) }
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      screens.noteRequest(acknowledgement)
      do { try screens.make(tree.forEachElement) } catch { return acknowledgement.fail(error) }
      acknowledgement.succeed()
      if !isForgetful { screens.release(except: tree) }
    }

    /// What asking each context says.
    var haveEnded: Bool {
      guard let router = screens.router else { return false }
      return screens.all.values.contains {
        $0.phase == .removed && (router.hasEntry($0.id) || router.isShown($0.id))
      }
    }
  }

  @Test(arguments: Runs.seeds(10))
  func itKnowsWhatEachOfThemSays(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    router.keepHistory()
    let windows = (0..<3).map { _ in Window(router) }
    var haveEnded = 0
    func check() {
      for window in windows {
        let expected = window.haveEnded
        if expected { haveEnded += 1 }
        #expect(window.screens.haveEnded == expected)
        #expect((window.screens.ownRouter == nil) == (expected || window.screens.isReplaced))
      }
    }
    // Also in the middle of things.
    let registration = router.onEvent { _ in check() }
    for _ in 0..<120 {
      let window = windows[Int.random(in: 0..<3, using: &generator)]
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: router.host.attach(window)
      case 1: router.host.attach(window, isKept: false)
      case 2: window.isForgetful.toggle()
      case 3: router.pop()
      case 4: router.setStack([.home, .b, .item(Int.random(in: 0..<3, using: &generator))])
      case 5: router.present(.a, as: .sheet)
      case 6: router.host.report(.closed(router.tree.visibleElement.id))
      case 7: router.history?.go(to: router.history?.moments.randomElement(using: &generator)?.id ?? 0)
      case 8:
        let ids = window.screens.all.keys.sorted()
        if let id = ids.randomElement(using: &generator) { window.screens.release(id) }
      default: router.push(.item(Int.random(in: 0..<9, using: &generator)))
      }
      check()
    }
    registration.cancel()
    #expect(haveEnded > 0)
  }

  /// Who hears first of the end of a screen finds that out already.
  @Test func itKnowsAsSoonAsAnybodyDoes() throws {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let window = Window(router)
    router.host.attach(window)
    router.host.attach(Window(router))
    router.host.attach(window)
    #expect(!window.screens.haveEnded)
    var heard: [Bool] = []
    router.onEvent { event in
      guard case .lifecycle(_, .removed) = event.kind else { return }
      heard.append(window.screens.haveEnded)
    }
    router.host.attach(Window(router))
    #expect(heard == [true])
  }
}
