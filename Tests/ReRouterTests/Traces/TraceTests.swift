import Foundation
import Testing
import WaymarkTraces

/// What the original did, recorded, against what this module does.
@MainActor
@Suite("Traces of the original")
struct TraceTests {
  @Test(arguments: ["picked", "random"]) func everyRecordIsMet(file: String) async throws {
    var comparison = TraceComparison(rules: PathRule.all)
    for record in try TraceComparison.records(file, in: .module) {
      comparison.compare(record, await PathRun.onOurs().play(record.scenario))
    }
    try comparison.writeIfAsked("ReRouter-\(file)")
    #expect(!comparison.renewed.isEmpty)
    #expect(comparison.failures.isEmpty, "\(comparison.failures.joined(separator: "\n\n"))")
  }
}
