import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Questions with a type")
struct QuestionTests {
  private static let pick = Question<Place, Int>(.m, as: .sheet)
  private static let page = Question<Place, String>(.a, as: .push)
  private let bench = Bench(.home)

  private var misuses: [String] {
    bench.events.compactMap { if case .misused(let problem, _) = $0.kind { problem } else { nil } }
  }

  @Test func theAnswerHasTheTypeOfTheQuestion() async throws {
    let task = Task { try await bench.router.ask(Self.pick) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    bench.screen(.m).answer(Self.pick, 7)
    let answer: Int? = try await task.value
    #expect(answer == 7)
    #expect(bench.shown == "[home]")
  }

  @Test func aScreenThatIsLeftAnswersNothing() async throws {
    let task = Task { try await bench.router.ask(Self.pick) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    bench.host.userCloses(bench.entry(.m))
    #expect(try await task.value == nil)
  }

  @Test func aScreenMayBePushedAndIsAskedFromAScreen() async throws {
    let home = bench.screen(.home)
    let task = Task { try await home.ask(Self.page) }
    await Task.yieldRepeatedly { bench.shown == "[home a]" }
    bench.screen(.a).answer(Self.page, "yes")
    #expect(try await task.value == "yes")
  }

  @Test func aFeaturesQuestionIsAskedInTheAppsRoutes() async throws {
    let choose = Question<ShopPlace, Int>(.product, as: .fullScreen)
    let task = Task { try await bench.router.ask(choose.map(Place.shop)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {fullScreen: shop.product}" }
    bench.screen(.shop(.product)).scoped(Place.shop).answer(choose, 3)
    #expect(try await task.value == 3)
  }

  @Test func whatBlocksItIsThrown() async {
    bench.router.addGuard { _ in .block("no") }
    await #expect(throws: AskError.blocked("no")) { try await bench.router.ask(Self.pick) }
    await #expect(throws: AskError.blocked("no")) { try await bench.router.ask(Self.page) }
  }

  @Test func anAnswerFromElsewhereClosesTheScreenAloneAndIsLogged() {
    bench.noteEvents()
    bench.router.push(.b)
    bench.screen(.b).answer(Self.pick, 7)
    #expect(bench.shown == "[home]")
    #expect(misuses == ["A screen at b answered a question whose screen is at m"])
  }

  @Test func anAnswerOfAnotherTypeIsNoneAndIsLogged() async throws {
    bench.noteEvents()
    let task = Task { try await bench.router.ask(Self.pick) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    bench.screen(.m).answer(Question(.m), "seven")
    #expect(try await task.value == nil)
    #expect(misuses == ["A question was to be answered with Int, and its screen answered with String"])
  }

  @Test func anAnswerIsForTheHandlersOfItsQuestion() {
    var heard: [String] = []
    let home = bench.screen(.home)
    home.onAnswer(Self.pick) { heard.append("first \($0)") }
    let second = home.onAnswer(Self.pick) { heard.append("second \($0)") }
    home.onAnswer(Question<Place, String>(.m)) { heard.append("text \($0)") }
    home.onAnswer(Question<Place, Int>(.n)) { heard.append("n \($0)") }
    for number in 1...2 {
      bench.router.present(.m)
      bench.screen(.m).answer(Self.pick, number)
      second.cancel()
    }
    #expect(heard == ["first 1", "second 1", "first 2"])
  }

  @Test func theScreenBelowHearsTheAnswerThoughNobodyAsked() {
    // As after a restart: the modal is in the first tree, and no navigation opened it.
    let bench = Bench(
      RouteTree(.stack(.home, .shop(.catalogue)), modals: [Modal(.sheet, [.shop(.product), .a])]))
    let choose = Question<ShopPlace, Int>(.product)
    var heard: [Int] = []
    let shop = bench.screen(.shop(.catalogue)).scoped(Place.shop)
    shop.onAnswer(choose) { heard.append($0) }
    bench.screen(.a).answer(choose.map(Place.shop), 7)
    #expect(heard == [7])
    #expect(bench.shown == "[home shop.catalogue]")
  }
}
