import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Questions with a type")
struct QuestionTests {
  private static let pick = Question<Place, Int>(.m, as: .sheet)
  private static let page = Question<Place, String>(.a, as: .push)
  private let bench = Bench(.home)

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

  @Test func theStyleIsTheQuestions() async throws {
    let question = Question(Place.n, as: .alert, returning: Bool.self)
    let home = bench.screen(.home)
    let task = Task { try await home.ask(question) }
    await Task.yieldRepeatedly { bench.shown == "[home] {alert: n}" }
    bench.screen(.n).answer(question, true)
    #expect(try await task.value == true)
  }

  @Test func aFeaturesQuestionIsAskedInTheAppsRoutes() async throws {
    let choose = Question<ShopPlace, Int>(.product, as: .fullScreen)
    let task = Task { try await bench.router.ask(choose.map(Place.shop)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {fullScreen: shop.product}" }
    bench.screen(.shop(.product)).scoped(Place.shop, .product).answer(choose, 3)
    #expect(try await task.value == 3)
  }

  @Test func whatBlocksItIsThrown() async {
    bench.router.addGuard { _ in .block("no") }
    await #expect(throws: ResultError.blocked("no")) { try await bench.router.ask(Self.pick) }
    await #expect(throws: ResultError.blocked("no")) { try await bench.router.ask(Self.page) }
  }
}
