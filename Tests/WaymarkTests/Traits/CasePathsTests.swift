#if CasePaths
  import CasePathsCore
  import Testing
  import Waymark
  import WaymarkTesting

  /// Routes as the macro `@CasePathable` makes them.
  enum CasePathRoute: Route, CasePathable {
    case home
    case article(id: Int)
    case shop(ShopRoute)

    enum ShopRoute: Route {
      case catalogue
      case product(id: Int)
    }

    struct AllCasePaths {
      var article: AnyCasePath<CasePathRoute, Int> {
        AnyCasePath(
          embed: { .article(id: $0) }, extract: { if case .article(let id) = $0 { id } else { nil } })
      }
      var shop: AnyCasePath<CasePathRoute, ShopRoute> {
        AnyCasePath(
          embed: { .shop($0) }, extract: { if case .shop(let route) = $0 { route } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @MainActor
  struct CasePathsTests {
    private let router = Router<CasePathRoute>(.home)
    private let host = RecordingHost<CasePathRoute>()

    init() { host.attach(to: router) }

    @Test func guardOfACaseIsAskedAboutItsPlacesAlone() async throws {
      router.addGuard(entering: \.article) { request in
        request.route[case: \.article] == 5 ? .allow : .block("not published")
      }
      router.addGuard(entering: \.shop) { _ async in .block("closed") }
      try await router.push(.article(id: 4)).expectOutcome(.blocked("not published"))
      try await router.push(.shop(.catalogue)).expectOutcome(.blocked("closed"))
      try await router.push(.article(id: 5)).expectOutcome(.completed)
    }

    @Test func featureIsScopedByItsCase() async throws {
      router.push(.shop(.catalogue))
      let shop = router.visibleContext.scoped(\.shop)
      #expect(shop.route == .catalogue)
      try await shop.push(.product(id: 3)).expectOutcome(.completed)
      try await host.expectDisplayed("[home shop.catalogue shop.product(id: 3)]")
    }

    @Test func whatTheUserSeesIsReadByItsCase() {
      #expect(router.shown?[case: \.article] == nil)
      router.push(.article(id: 5))
      #expect(router.shown?[case: \.article] == 5)
      #expect(router.shown?[case: \.shop] == nil)
    }
  }
#endif
