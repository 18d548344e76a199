import Testing
import WaymarkInspector
import WaymarkProgramTesting
import WaymarkSampleJournals
import WaymarkTerminal

@testable import WaymarkCommand

@MainActor struct CostTests {
  private static let count = (small: 170, large: 16_700)

  private func model(_ count: Int) throws -> WatchModel {
    var model = WatchModel()
    model.take(try Sample.items(LongJournal.text(1...count)))
    return model
  }

  private func more(after count: Int) throws -> [JournalItem] {
    try Sample.items(LongJournal.text((count + 1)...(count + 100), isBegun: true))
  }

  @Test func appendingCostsWhatIsAppended() throws {
    // Each keeps what was appended before, and so is the only owner of what it has.
    var (small, large) = (try model(Self.count.small), try model(Self.count.large))
    let (first, second) = (try more(after: Self.count.small), try more(after: Self.count.large))
    #expect(small.tail.rows.count < 1000 && large.tail.rows.count > 50_000)
    let factor = growth(from: { small.take(first) }, to: { large.take(second) })
    #expect(factor < 4, "\(factor) times as long with \(large.tail.rows.count) records")
  }
}
