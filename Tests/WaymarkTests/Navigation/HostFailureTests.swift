import Testing
import Waymark

@Suite("Failures of hosts")
struct HostFailureTests {
  private struct Saying: Error, CustomStringConvertible {
    let description: String
  }

  @Test func failuresAreEqualThatAreOfOneKindAndReadTheSame() {
    let failures = [
      HostFailure(.timedOut), HostFailure(.dropped), HostFailure(.reported),
      HostFailure(.reported, underlying: Saying(description: "one")),
      HostFailure(.reported, underlying: Saying(description: "another")),
      HostFailure(.reported, underlying: Saying(description: HostFailure(.timedOut).description)),
    ]
    for (index, one) in failures.enumerated() {
      for (other, two) in failures.enumerated() { #expect((one == two) == (index == other)) }
    }
    #expect(Set(failures).count == failures.count)
    let again = HostFailure(.reported, underlying: Saying(description: "one"))
    #expect(again == failures[3])
    #expect(Set(failures).contains(again))
  }

  @Test func aFailureReadsAsItsErrorDoes() {
    #expect(HostFailure(.reported, underlying: Saying(description: "one")).description == "one")
    #expect(HostFailure(.reported).description == "an error without a description")
  }
}
