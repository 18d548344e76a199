import Testing

@testable import BrowseCore

/// Another program that has locked what is kept, and does not come to an end.
@MainActor
struct BusyFolderTests {
  private let folder: TemporaryFolder
  private let stores: BrowseStores
  private let place = FilePath("/kept")

  init() throws {
    folder = try TemporaryFolder()
    stores = BrowseStores(folder: DataFolder(path: folder.path))
  }

  private func lock() throws -> FileLock { try FileLock(waitingFor: folder.path.appending(".lock")) }

  private func time(of body: () throws -> Void) rethrows -> Duration {
    let clock = ContinuousClock()
    return try clock.measure(body)
  }

  @Test func itIsWaitedForOnce() throws {
    let lock = try lock()
    let first = time { _ = stores.bookmarks.toggle(place) }
    #expect(first >= .seconds(1))
    let problems = stores.takeProblems()
    #expect(problems == [.unwritable(FileError(folder.path.appending(".lock"), .busy))])
    let taken = time {
      for name in ["a", "b", "c"] { stores.bookmarks.toggle(place.appending(name)) }
      for _ in 1...3 { _ = stores.retry(isPatient: false) }
    }
    #expect(stores.retry(isPatient: false) == problems)
    // Each would have waited for two seconds.
    #expect(taken < .seconds(1))
    #expect(stores.takeProblems().isEmpty)
    withExtendedLifetime(lock) {}
  }

  @Test func whatWasChangedMeanwhileIsKeptWhenItHasCome() throws {
    do {
      let lock = try lock()
      stores.bookmarks.toggle(place)
      stores.bookmarks.toggle(.root)
      withExtendedLifetime(lock) {}
    }
    #expect(stores.retry(isPatient: false).isEmpty)
    #expect(BookmarkStore(folder: DataFolder(path: folder.path)).paths == [place, .root])
  }

  @Test func aTextIsWrittenWithoutWaitingAgain() throws {
    let lock = try lock()
    stores.drafts[place] = NoteText("text")
    let first = time { _ = stores.drafts.flush() }
    #expect(first >= .seconds(1))
    let taken = time {
      for _ in 1...3 {
        stores.drafts[place].insert("x")
        _ = stores.drafts.flush()
      }
    }
    #expect(taken < .seconds(1))
    #expect(stores.drafts.flush().count == 1)
    withExtendedLifetime(lock) {}
  }
}
