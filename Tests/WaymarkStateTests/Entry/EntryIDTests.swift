import Testing
import WaymarkState

/// Identifiers and where they come from.
@Suite struct EntryIDTests {
  @Test func areNeverGivenTwice() {
    var ids = EntryID.Generator()
    let given = (0..<100).map { _ in ids.next() }
    #expect(Set(given).count == 100)
    #expect(given == given.sorted())
  }

  @Test func beginAfterTheNewestInUse() {
    var ids = EntryID.Generator(after: 41)
    #expect(ids.next().rawValue == 42)
  }

  @Test func tellEntriesWithEqualRoutesApart() {
    let entry = Entry<Place>(id: 1, route: .a)
    #expect(entry.isSameElement(as: Entry(id: 1, route: .b)))
    #expect(!entry.isSameElement(as: Entry(id: 2, route: .a)))
    #expect(entry != Entry(id: 1, route: .b))
    #expect(entry.elementIdentity == 1)
  }

  @Test func plainRoutesAreWhatTheyAre() {
    #expect(Place.a.isSameElement(as: .a))
    #expect(!Place.a.isSameElement(as: .b))
    #expect(Place.a.elementIdentity == .a)
  }

  @Test func areOrderedByTheirNumbers() {
    #expect(EntryID(rawValue: 1) < EntryID(rawValue: 2))
    #expect(!(EntryID(rawValue: 2) < EntryID(rawValue: 1)))
    #expect(!(EntryID(rawValue: 2) < EntryID(rawValue: 2)))
  }
}
