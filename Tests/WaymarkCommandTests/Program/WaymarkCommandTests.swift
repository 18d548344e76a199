import Foundation
import Testing
import WaymarkSampleJournals

@testable import WaymarkCommand

struct WaymarkCommandTests {
  /// The output and errors of a run, and how it ended.
  private func run(_ arguments: String..., file: String? = nil) throws -> (String, String, CommandStatus) {
    let console = Console(isKept: true)
    var arguments = arguments
    let path = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID()).jsonl").path()
    if let file {
      try Data(file.utf8).write(to: URL(filePath: path))
      arguments.append(path)
    }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let status = WaymarkCommand.run(arguments, on: console)
    return (console.kept.output, console.kept.errors.replacing(path, with: "FILE"), status)
  }

  @Test func saysItsVersion() throws {
    let (output, errors, status) = try run("--version")
    #expect(output.wholeMatch(of: /waymark \d+\.\d+\.\d+\n/) != nil)
    #expect(status == .ok && errors.isEmpty)
  }

  @Test func showsAJournal() throws {
    let (output, errors, status) = try run("show", file: Sample.text)
    #expect(status == .ok)
    #expect(errors.isEmpty)
    #expect(output.contains("#2    end       failed: host failed"))
  }

  @Test(arguments: ["page", "trace"])
  func readsThroughAPipe(_ command: String) throws {
    let console = Console(isKept: true)
    let path = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID()).fifo").path()
    #expect(mkfifo(path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "printf '%s' \"$1\" > \"$2\"", "sh", Sample.text, path]
    try writer.run()
    #expect(WaymarkCommand.run([command, path], on: console) == .ok)
    writer.waitUntilExit()
    #expect(console.kept.errors.isEmpty)
    #expect(console.kept.output.contains("push product(5)"))
  }

  @Test func printsATest() throws {
    let journal = try String(contentsOf: Sample.recorded("podcasts"), encoding: .utf8)
    let (output, errors, status) = try run("test", "--name", "goesHome", file: journal)
    #expect(status == .ok && errors.isEmpty)
    #expect(output.contains("@Test func `goesHome`() throws {"))
    let (_, message, failure) = try run(
      "test", file: journal.replacing(#""mode":"full""#, with: #""mode":"names""#))
    #expect(failure == .data && message.contains("routes: .full"))
    let (asking, silence, _) = try run(
      "test", "--guards", "add(to: router)", "--placement=place", file: journal)
    #expect(silence.isEmpty && asking.contains(".placing(place)\n    .run { router in add(to: router) }"))
  }

  @Test func damagedLinesEndItWithADataError() throws {
    let (output, errors, status) = try run("show", file: Sample.text + "{\"k\":}\n" + "\n")
    #expect(status == .data)
    #expect(errors == "FILE:21:6: expected a value\nwaymark: FILE: 1 line was left out\n")
    #expect(output.contains("close"))
  }

  @Test func tornLastLineIsSaidAndNoError() throws {
    let (_, errors, status) = try run("show", file: String(Sample.text.dropLast(3)))
    #expect(status == .ok)
    #expect(errors == "FILE:20:46: the last line is torn and left out: expected a closing quote\n")
  }

  @Test func anotherFileIsADataError() throws {
    let (output, errors, status) = try run("show", file: "hello\n")
    #expect(status == .data)
    #expect(output.isEmpty)
    #expect(errors.contains("FILE: no record of a journal in this file"))
  }

  @Test(arguments: ["/nowhere/at/all", "/"])
  func noFileIsNoInput(_ path: String) throws {
    let (_, errors, status) = try run("show", path)
    #expect(status == .noInput)
    #expect(errors.hasPrefix("waymark: \(path): "))
  }

  @Test(arguments: [
    [], ["fly"], ["show"], ["show", "a", "b"], ["show", "--wings", "a"], ["test", "--window", "x", "a"],
    ["show", "a", "--only"], ["explain", "--inside=yes", "a", "b"], ["help", "fly"],
  ])
  func wrongArgumentsAreAUsageError(_ arguments: [String]) {
    let console = Console(isKept: true)
    #expect(WaymarkCommand.run(arguments, on: console) == .usage)
    #expect(console.kept.output.isEmpty)
    #expect(console.kept.errors.hasPrefix("waymark: "))
  }

  @Test func namesOfFilesActUponNothing() throws {
    let (_, errors, _) = try run("show", "/no\u{1B}[31m\u{202E}")
    #expect(errors == "waymark: /no\\u{1B}[31m\\u{202E}: No such file or directory\n")
  }

  @Test func optionsAreThoseOfTheHelp() {
    let options = Subcommand.test.options
    #expect(options.keys.sorted() == ["--guards", "--name", "--placement", "--route", "--window"])
    #expect(options.values.allSatisfy { $0 } && Subcommand.explain.options["--inside"] == false)
  }

  @Test func everyCommandHasHelp() throws {
    let (general, _, status) = try run("--help")
    #expect(status == .ok)
    for subcommand in WaymarkCommand.subcommands {
      #expect(general.contains("  \(subcommand.name) "))
      let (help, _, _) = try run(subcommand.name, "--help")
      #expect(help.hasPrefix("usage: waymark \(subcommand.name)"))
      for option in subcommand.options.keys { #expect(help.contains("  \(option)")) }
    }
  }
}
