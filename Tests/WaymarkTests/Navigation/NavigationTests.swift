import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Numbers, options and errors of navigations")
struct NavigationTests {
  @Test func navigationsAndWhatTheUserDoesAreCountedFromOne() {
    let bench = Bench(.home)
    let first = bench.router.push(.a).id
    bench.noteEvents()
    bench.host.userCloses(bench.entry(.a))
    let third = bench.router.push(.b).id
    #expect(first.rawValue == 1)
    #expect(bench.events.first?.navigationID.description == "#2")
    #expect(third.rawValue == 3)
  }

  @Test func aNavigationIsAnimatedAndAPersonsUnlessItIsSaidOtherwise() {
    for options in [NavigationOptions(), .standard] {
      #expect(options.isAnimated)
      #expect(options.priority == .user)
      #expect(options.transition == .standard)
      #expect(options.info == nil)
    }
    #expect(!NavigationOptions.unanimated.isAnimated)
    #expect(NavigationOptions.unanimated.priority == .user)
    #expect(!NavigationOptions(isAnimated: false).isAnimated)
    #expect(NavigationOptions(priority: .background).priority == .background)
  }

  @Test func whatIsSetLaterLeavesTheRest() {
    var options = NavigationOptions(transition: .fade, info: "link")
    options.info = 7
    #expect(options.transition == .fade)
    #expect(options.info as? Int == 7)
    options.transition = .standard
    #expect(options.transition == .standard)
    #expect(options.info as? Int == 7)
    var standard = NavigationOptions.standard
    standard.info = "button"
    #expect(standard.info as? String == "button")
    #expect(standard.transition == .standard)
  }

  @Test func noAnimationIsSaidInEitherOfTwoWays() {
    #expect(NavigationOptions(isAnimated: false, transition: .fade).transition == .none)
    var options = NavigationOptions(transition: .none)
    #expect(!options.isAnimated)
    options.transition = .fade
    #expect(options.isAnimated)
    options.transition = .none
    options.info = 7
    options.isAnimated = true
    #expect(options.transition == .standard)
  }

  @Test func optionsGoBeforeTheTransitionOfAModalWhichComesAndGoesByIt() {
    let bench = Bench(RouteTree(Place.home))
    let router = bench.router
    for options in [NavigationOptions.standard, .init(transition: .zoom(from: "a"))] {
      router.present(.a, as: .sheet.transition(.fade), options: options)
      router.dismiss(options: options)
    }
    router.present(.a, as: .sheet.transition(.none))
    #expect(
      bench.host.steps.map(\.transition) == [.fade, .fade, .zoom(from: "a"), .zoom(from: "a"), .none])
    #expect(bench.host.steps.map(\.isAnimated) == [true, true, true, true, false])
  }

  @Test func aRouterIsConfiguredAsItIsDocumented() {
    let configuration = RouterConfiguration<Place>()
    #expect(configuration.advanced.stepTimeout == .seconds(3))
    #expect(configuration.advanced.redirectLimit == 10)
    #expect(configuration.advanced.eventCapacity == 1024)
    #expect(configuration.advanced.timer is MainQueueTimer)
    #expect(configuration.log != nil)
    #expect(configuration.links == nil)
    guard case .push = configuration.placement(.a) else {
      Issue.record("a route is placed elsewhere than on the visible stack")
      return
    }
  }

  @Test func theErrorNamesASettingThatThereIs() {
    #expect(
      "\(NavigationError.tooManyRedirects(limit: 3))".contains(
        "RouterConfiguration.Advanced a higher redirectLimit"))
  }
}
