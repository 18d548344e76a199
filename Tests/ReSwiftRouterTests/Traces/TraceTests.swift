import Foundation
import Testing
import WaymarkTraces

@MainActor
@Suite("Traces of the original")
struct TraceTests {
  @Test(arguments: ["picked", "random"]) func everyRecordIsMet(file: String) async throws {
    let failures = try await TraceComparison.failures(file, in: .module, of: "ReSwiftRouter", rules: []) {
      await StoreRun.onOurs().play($0)
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n\n"))")
  }
}
