import Foundation
import Testing
import Waymark
import WaymarkTesting

/// What is written of many windows is put into one order.
@MainActor @Suite("A journal of many windows costs what they write", .timeLimit(.minutes(30)))
struct JournalGrowthTests {
  private func time(_ count: Int) throws -> Duration {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Nothing is written before it is asked for.
    let journal = try Journal(
      to: folder.appending(path: "journal").path,
      options: JournalOptions(fileSize: .max, interval: .seconds(600)))
    let routers = (0..<count).map { _ in
      Router<Place>(.home, configuration: .init(timer: ManualClock(), log: nil))
    }
    let registrations = routers.map { $0.record(in: journal) }
    for router in routers { router.push(.a) }
    let time = ContinuousClock().measure { #expect(journal.flush(within: .seconds(600))) }
    journal.close(within: .seconds(60))
    withExtendedLifetime((routers, registrations)) {}
    return time
  }

  @Test func manyWindows() throws {
    _ = try time(32)
    let few = try (0..<3).map { _ in try time(64) }.min() ?? .zero
    let growth = try time(2048) / few
    // Thirty-two times as many take about as many times as long, where a square would be a thousand.
    #expect(growth < 200)
  }
}
