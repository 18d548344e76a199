import Testing
import Waymark

@MainActor @Suite("How a router works")
struct RouterConfigurationTests {
  @Test func unlessToldOtherwise() {
    let configuration = RouterConfiguration<Place>()
    #expect(configuration.policy == .latest)
    #expect(configuration.matching == .prefixAndSuffix)
    #expect(configuration.stackSteps == .combined)
    #expect(configuration.stepTimeout == .seconds(3))
    #expect(configuration.redirectLimit == 10)
    #expect(configuration.roundLimit == 100)
    #expect(configuration.eventCapacity == 1024)
    #expect(configuration.log != nil)
    #expect(configuration.links == nil)
    guard case .push = configuration.placement(.a) else {
      Issue.record("it is placed elsewhere than on the visible stack")
      return
    }
  }
}
