import Testing
import WaymarkCore
import WaymarkState

/// The rules that no story of a user's tells, one sentence each.
@Suite struct RuleTests {
  @Test(arguments: asking) func whoeverMayObjectIsAsked(_ one: Case) throws { try one.run() }
  @Test(arguments: order) func navigationsHaveAnOrder(_ one: Case) throws { try one.run() }
  @Test(arguments: changes) func changesInBetweenCount(_ one: Case) throws { try one.run() }
  @Test(arguments: screens) func aScreenSpeaksForItself(_ one: Case) throws { try one.run() }
  @Test(arguments: corners) func whatComesTogetherKeepsTheRules(_ one: Case) throws { try one.run() }
  @Test(arguments: hosts) func aHostIsFollowed(_ one: Case) throws { try one.run() }

  static let signIn = Verdict.detour(.present("signIn", .sheet))
  static let mail = RouteTab<AnyRoute>(
    "mail", .tabs(RouteTabs(RouteTab("in", .stack("in")), RouteTab("out", .stack("out")))))
}
