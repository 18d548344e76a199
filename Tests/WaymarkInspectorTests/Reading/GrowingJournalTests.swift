import Foundation
import Testing
import WaymarkInspector
import WaymarkSampleJournals

/// A file that is written while it is read.
private final class GrowingFile {
  let path = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID()).jsonl").path()
  private var journal: GrowingJournal

  init() { journal = GrowingJournal(path: path) }

  deinit {
    for suffix in ["", ".1", ".2", ".3"] { try? FileManager.default.removeItem(atPath: path + suffix) }
  }

  var state: GrowingJournal.State { journal.state }

  /// Writes a new file.
  func write(_ lines: some Sequence<String>) throws { try write(text: Sample.text(of: Array(lines))) }

  func write(text: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    try #require(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
  }

  /// Writes into the file that is there, from its beginning.
  func overwrite(_ text: String) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  func append(_ text: String) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  /// Moves the files aside as a journal does that turns over.
  func turnOver() throws {
    for number in [2, 1] where FileManager.default.fileExists(atPath: "\(path).\(number)") {
      try FileManager.default.moveItem(atPath: "\(path).\(number)", toPath: "\(path).\(number + 1)")
    }
    try FileManager.default.moveItem(atPath: path, toPath: path + ".1")
  }

  /// Reads what has come.
  func items() -> [JournalRecord] {
    var items: [JournalRecord] = []
    while let item = journal.next() { items.append(item) }
    return items
  }

  /// The numbers of the records that have come.
  func numbers() -> [Int] { Sample.records(items()).compactMap(\.sequence) }
}

struct GrowingJournalTests {
  private let lines = Sample.lines

  @Test func fileIsWaitedFor() throws {
    let file = GrowingFile()
    #expect(file.items().isEmpty)
    #expect(file.state == .missing)
    try file.write(lines[..<3])
    #expect(file.numbers() == [1, 2, 3])
    #expect(file.state == .followed)
  }

  @Test func lineIsTakenWhenItEnds() throws {
    let file = GrowingFile()
    try file.write(lines[..<3])
    _ = file.items()
    let line = lines[3] + "\n"
    for byte in line.utf8.dropLast() {
      try file.append(String(UnicodeScalar(byte)))
      #expect(file.items().isEmpty)
    }
    try file.append("\n")
    #expect(file.numbers() == [4])
  }

  @Test func turnsOver() throws {
    let file = GrowingFile()
    try file.write(lines[..<3])
    #expect(file.numbers() == [1, 2, 3])
    try file.append(lines[3] + "\n")
    try file.turnOver()
    // Lines that were written before it was moved, and after that.
    #expect(file.numbers() == [4])
    #expect(file.state == .missing)
    try file.write([#"{"k":"open","s":5,"t":120,"part":2}"#, lines[5]])
    let items = file.items()
    #expect(Sample.records(items).compactMap(\.sequence) == [5, 6])
    #expect(Sample.problems(items).isEmpty)
    #expect(Sample.records(items).map(\.line) == [1, 2])
  }

  @Test func isWrittenAnew() throws {
    let file = GrowingFile()
    try file.write(lines[..<6])
    _ = file.items()
    try file.overwrite(Sample.text(of: Array(lines[..<3])))
    let items = file.items()
    #expect(Sample.records(items).compactMap(\.sequence) == [1, 2, 3])
    #expect(Sample.problems(items).first?.problem?.message == "another journal begins here")
  }

  @Test func goesAndComesBack() throws {
    let file = GrowingFile()
    try file.write(lines[..<6])
    _ = file.items()
    try FileManager.default.removeItem(atPath: file.path)
    #expect(file.items().isEmpty)
    #expect(file.state == .missing)
    try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
    #expect(file.items().isEmpty)
    #expect(file.state == .unreadable("only a file can be followed, and no folder, pipe or device"))
    try file.write(lines[..<4])
    #expect(file.numbers() == [1, 2, 3, 4])
    #expect(file.state == .followed)
  }

  @Test func aJournalMayTakeThePlaceOfAnotherFile() throws {
    let file = GrowingFile()
    try file.write(repeatElement("hello", count: 1500))
    #expect(Sample.problems(file.items()).allSatisfy { $0.kind == "damaged" })
    try file.write(lines[..<4])
    #expect(file.numbers() == [1, 2, 3, 4])
  }

  @Test func lineWithoutEndDoesNotHoldAnybodyUp() throws {
    let file = GrowingFile()
    try file.write(text: String(repeating: "x", count: 9 << 20))
    #expect(file.items().isEmpty)
    try file.append("\n" + lines[0] + "\n")
    let items = file.items()
    #expect(Sample.problems(items).map(\.kind) == ["damaged"])
    #expect(Sample.records(items).count == 1)
  }
}
