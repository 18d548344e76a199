import Testing
import Waymark
import WaymarkTesting

/// A button that is tapped twice has its screen ask for the same again.
@MainActor @Suite("What a screen pushes or presents twice")
struct DoubleTapTests {
  @Test(arguments: [Presentation.sheet, .fullScreen, .popover, .alert])
  func aSecondModalIsTheFirst(style: Presentation) {
    let bench = Bench(.home, answering: .later)
    let home = bench.screen(.home)
    let first = home.present(.m, as: style)
    let second = home.present(.m, as: style)
    #expect(first.id == second.id)
    bench.host.acknowledgeAll()
    #expect(bench.router.shown?.modals.count == 1)
    #expect(home.present(.m, as: style).currentOutcome == .unchanged, "it lies over the screen still")
    #expect(bench.router.tree.modals.count == 1)
  }

  @Test(arguments: [false, true]) func aQuestionIsAskedOnce(isPushed: Bool) async throws {
    let bench = Bench(.home)
    let home = bench.screen(.home)
    let question = isPushed ? Question<Place, Int>(.a, as: .push) : Question<Place, Int>(.a, as: .sheet)
    let first = Task { try await home.ask(question) }
    let second = Task { try await home.ask(question) }
    await Task.yieldRepeatedly { bench.router.shown?.visibleRoute == .a }
    await Task.yieldRepeatedly(10)
    #expect(bench.shown == (isPushed ? "[home a]" : "[home] {a}"))
    bench.screen(.a).answer(question, 3)
    #expect(try await first.value == 3)
    #expect(try await second.value == 3)
    #expect(bench.shown == "[home]")
  }

  @Test func aFeaturesScreenPushesOnce() {
    let bench = Bench(.shop(.catalogue))
    let screen = bench.screen(.shop(.catalogue))
    screen.scoped(Place.shop).push(.product)
    #expect(screen.scoped(Place.shop).push(.product).currentOutcome == .unchanged)
    #expect(screen.push(.shop(.product)).currentOutcome == .unchanged, "it is the same screen")
    #expect(bench.shown == "[shop.catalogue shop.product]")
  }

  @Test func aQuestionOfAScreenThatIsGoneFails() async {
    let bench = Bench(.home, .b)
    let screen = bench.screen(.b)
    bench.router.popToRoot()
    await #expect(throws: AskError.failed(.screenGone)) {
      try await screen.ask(Question<Place, Int>(.m, as: .sheet))
    }
  }
}
