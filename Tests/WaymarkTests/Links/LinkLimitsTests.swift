import Testing
import Waymark

@Suite("Limits of links")
struct LinkLimitsTests {
  @Test func aLengthOfNothingIsAProgrammersError() async {
    await #expect(processExitsWith: .failure) { _ = LinkLimits(length: 0, depth: 1) }
  }

  @Test func aDepthOfNothingIsAProgrammersError() async {
    await #expect(processExitsWith: .failure) { _ = LinkLimits(length: 1, depth: 0) }
  }
}
