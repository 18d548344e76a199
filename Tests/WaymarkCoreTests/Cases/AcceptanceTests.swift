import Testing
import WaymarkCore
import WaymarkState

/// The cases that users count on, as far as the state alone decides them.
@Suite struct AcceptanceTests {
  @Test(arguments: steps) func aStepIsTheOneThatUsersExpect(_ one: Case) throws { try one.run() }
  @Test(arguments: decisions) func aNavigationEndsAsItShould(_ one: Case) throws { try one.run() }
  @Test(arguments: answers) func whoeverIsAskedIsHeard(_ one: Case) throws { try one.run() }
  @Test(arguments: hosts) func aHostThatFailsLosesNothing(_ one: Case) throws { try one.run() }
}
