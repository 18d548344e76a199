import Foundation

/// The test program of the copy.
struct TestProgram {
  let path: String
  let folder: String

  /// Runs units in one process.
  ///
  /// - Parameters:
  ///   - units: What to run.
  ///   - environment: What to say to it.
  ///   - limit: How long it may take, in seconds.
  /// - Returns: How it ended.
  /// - Throws: ``MutationError`` if it cannot be started.
  func run(_ units: [TestUnit], environment: [String: String], limit: Double) throws -> Command.Result {
    var environment = environment
    environment["NO_COLOR"] = "1"
    // A crash is an answer; its backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return try Command(
      arguments: [path, "--testing-library", "swift-testing"] + units.flatMap { ["--filter", $0.filter] },
      folder: folder, environment: environment, limit: limit, stopAt: "recorded an issue"
    ).run()
  }

  func units() throws -> [TestUnit] {
    let result = try Command(
      arguments: [path, "--testing-library", "swift-testing", "--list-tests"], folder: folder
    ).run()
    guard result.isSuccess else { throw MutationError("the tests cannot be listed:\n\(result.output)") }
    return TestUnit.units(in: result.output)
  }
}
