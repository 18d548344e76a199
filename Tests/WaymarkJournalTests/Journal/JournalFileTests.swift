import Foundation
import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

@MainActor @Suite("Journal files")
struct JournalFileTests {
  @Test func aFileOfThatNameIsMovedAside() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home))
    _ = try bench.text()
    let again = try Journal(to: bench.folder.appending(path: "journal.jsonl").path)
    bench.router.record(in: again)
    again.flush()
    let old = try JournalLine.lines(of: try bench.text(part: 1))
    #expect(old.first?.kind == "open")
    #expect(try bench.records().kinds == ["open", "base"])
  }

  @Test func filesTurnOverAtTheirSizeAndGoOn() throws {
    let bench = try JournalBench(
      RouteTree(PlaceRoute.home), fileSize: 4096, olderFileCount: 2)
    for number in 0..<120 {
      bench.router.push(.c(number))
      if number.isMultiple(of: 3) { bench.journal.flush(within: .seconds(60)) }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path).sorted()
    #expect(files == ["journal.jsonl", "journal.jsonl.1", "journal.jsonl.2"])
    let (first, second) = (try bench.records(part: 2), try bench.records(part: 1))
    #expect(first.last?.kind == "close")
    #expect(first.last?["why"] == "full")
    #expect(second.map(\.kind).prefix(2) == ["open", "base"])
    #expect(second[0].number("part") == first[0].number("part")! + 1)
    #expect(second[0].number("s") == first.last!.number("s")! + 1)
    // A replay can begin where the router is at rest the first time.
    #expect(second.prefix(20).contains { $0.members["replayable"] as? Bool == true })
  }

  @Test func aFolderThatIsMissingIsAnError() {
    #expect(throws: JournalError.system(code: ENOENT)) { try Journal(to: "/nowhere/at/all/journal") }
    #expect(throws: JournalError.self) { try Journal(to: "/tmp") }
  }

  @Test(.timeLimit(.minutes(30))) func aFullDiskEndsTheJournalWithOneEvent() async throws {
    let journal = try Journal(to: "/dev/full")
    let router = Router<PlaceRoute>(.home)
    var failures: [JournalError] = []
    router.onEvent {
      if case .journalFailed(let error) = $0.kind {
        failures.append(error as? JournalError ?? .system(code: 0))
      }
    }
    let events = router.events()
    router.record(in: journal)
    RecordingHost<PlaceRoute>().attach(to: router)
    for _ in 0..<5 {
      router.push(.a)
      #expect(!journal.flush(within: .seconds(60)))
    }
    for await _ in events where !failures.isEmpty { break }
    router.push(.b)
    // The journal's thread is done then, and what it tells of is in the main queue.
    #expect(!journal.flush(within: .seconds(60)))
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(failures == [.system(code: ENOSPC)])
    #expect(router.shown?.visibleRoute == .b)
  }

  @Test(.timeLimit(.minutes(30)))
  func aPipeThatNobodyReadsAnyMoreEndsTheJournalAndNotTheProgram() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)").path
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(throws: JournalError.system(code: ENXIO)) { try Journal(to: path) }
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let journal = try Journal(to: path)
    let router = Router<PlaceRoute>(.home)
    router.record(in: journal)
    #expect(journal.flush(within: .seconds(60)))
    close(reader)
    signal(SIGPIPE, SIG_DFL)
    router.push(.a)
    // A program that another test is about to start holds what is open here for a moment, and tells nobody when it does no more.
    while journal.flush(within: .seconds(60)) {
      try await Task.sleep(for: .milliseconds(5))
      router.push(.a)
    }
    router.push(.b)
    #expect(router.tree.visibleRoute == .b)
  }

  @Test(.timeLimit(.minutes(30))) func aDiskThatStallsEndsTheJournalAndNotTheProgram() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "stalled-\(UUID().uuidString)").path
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    let journal = try Journal(to: path)
    let router = Router<PlaceRoute>(.home)
    var failures: [JournalError?] = []
    router.onEvent { if case .journalFailed(let error) = $0.kind { failures.append(error as? JournalError) } }
    router.record(in: journal)
    RecordingHost<PlaceRoute>().attach(to: router)
    // A pipe holds 64 KiB, and nobody reads.
    for _ in 0..<3000 {
      router.push(.a)
      router.pop()
    }
    #expect(!journal.flush(within: .milliseconds(20)))
    while failures.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(failures == [.stalled])
    #expect(router.shown?.visibleRoute == .home)
    close(reader)
  }

  @Test func aLinkLeadsToTheFileThatTurnsOver() throws {
    let folder = try TestFolder()
    try folder.write("before", to: "file")
    #expect(symlink(folder.path("file"), folder.path("link")) == 0)
    let journal = try Journal(to: folder.path("link"), fileSize: 4096, olderFileCount: 9)
    let router = Router<PlaceRoute>(.home)
    router.record(in: journal)
    #expect(journal.flush())
    #expect(try folder.text("file").contains(#""k":"open""#))
    #expect(try folder.text("file.1") == "before")
    for number in 0..<100 {
      router.push(.c(number))
      if number.isMultiple(of: 3) { while !journal.flush() {} }
    }
    journal.flush()
    #expect(try folder.text("file").utf8.count < 8192)
    #expect(try folder.text("file.1").contains(#""why":"full""#))
    #expect(try folder.text("link") == folder.text("file"))
  }

  @Test func aFolderThatIsRemovedEndsTheJournalAtItsTurn() throws {
    let bench = try JournalBench(
      RouteTree(PlaceRoute.home), fileSize: 4096, olderFileCount: 1)
    try FileManager.default.removeItem(at: bench.folder)
    for number in 0..<200 {
      bench.router.push(.c(number))
      bench.journal.flush()
    }
    #expect(!bench.journal.flush())
    #expect(bench.router.shown?.visibleRoute == .c(199))
  }
}

/// A folder that is gone with this.
private final class TestFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
  }
}
