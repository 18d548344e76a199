import Testing
import Waymark

@testable import WaymarkTesting

/// A screen comes beside `a`, has another title then, and is followed by a third one.
@MainActor @Suite("The check of hosts: how announcements are counted")
struct AnnouncementCountTests {
  private let trees: [[Place]] = [[.a], [.a, .b], [.a, .c], [.a, .c, .b]]

  /// The fault in what was announced while the trees were shown, with the last column visible or the first one.
  private func fault(in announced: [Place], lastIsVisible: Bool) throws -> HostViolation.Rule? {
    let said = Said()
    var count = ContractAnnouncements<Place>(AnnouncementReading { said.titles })
    var last: EntryTree<Place>?
    for (number, places) in trees.enumerated() {
      let columns = places.enumerated().map { index, place in
        Container.stack(RouteStack(root: Entry(id: EntryID(rawValue: UInt64(index) + 1), route: place)))
      }
      let filled = RouteColumns(capacity: 3, filled: columns, front: lastIsVisible ? places.count - 1 : 0)
      let tree = EntryTree<Place>(.columns(try #require(filled)))
      if number == 0 { count.begin(tree, room: 3) } else { count.note(tree, room: 3) }
      last = tree
    }
    said.titles = announced.map { "\($0)" }
    return count.find(try #require(last))?.rule
  }

  @Test(arguments: [[], [Place.b], [.c], [.b, .b], [.b, .c], [.c, .b]])
  func eachScreenThatCameMayBeAnnouncedWithATitleThatItHad(announced: [Place]) throws {
    #expect(try fault(in: announced, lastIsVisible: false) == nil)
  }

  @Test(arguments: [[Place.c, .c], [.b, .b, .b], [.b, .b, .c], [.a]])
  func aScreenBesideIsAnnouncedOnceWhateverItsTitle(announced: [Place]) throws {
    #expect(try fault(in: announced, lastIsVisible: false) == .announcedTooMuch)
  }

  @Test(arguments: [
    ([Place.b, .c, .b], nil), ([.c, .c, .b], nil), ([.c], HostViolation.Rule.missedAnnouncement),
    ([.c, .c, .c], HostViolation.Rule.announcedTooMuch),
  ])
  func theVisibleScreenMayBeAnnouncedAgainWithItsNewTitle(
    announced: [Place], rule: HostViolation.Rule?
  ) throws {
    #expect(try fault(in: announced, lastIsVisible: true) == rule)
  }
}

/// The titles that a host has announced.
@MainActor private final class Said {
  var titles: [String] = []
}
