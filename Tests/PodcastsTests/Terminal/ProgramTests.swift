#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// The program itself, where there is no terminal.
  struct ProgramTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: [String]) throws -> (status: Int32, said: String, complained: String) {
      let process = Process()
      process.executableURL = Self.products.appendingPathComponent("podcasts")
      process.arguments = arguments
      process.environment = ["XDG_DATA_HOME": folder.url.path]
      let (output, errors) = (Pipe(), Pipe())
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let said = output.fileHandleForReading.readDataToEndOfFile()
      let complained = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (
        process.terminationStatus, String(decoding: said, as: UTF8.self),
        String(decoding: complained, as: UTF8.self)
      )
    }

    /// The folder of what was built: that of the test bundle.
    private static var products: URL {
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
      return URL(fileURLWithPath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
    }

    @Test(arguments: [
      (["--nothing"], 64, "podcasts: There is no option --nothing. Try podcasts --help.\n"),
      (["--open", "podcasts://shows/\u{1B}[2J"], 65, "podcasts: The link is refused. "),
      (["--open", "podcasts://shows/tides/99"], 65, "podcasts: The link is refused. "),
      ([], 64, "podcasts: standard input is not a terminal"),
    ])
    func whatIsWrongIsSaid(arguments: [String], status: Int32, message: String) throws {
      let (ended, said, complained) = try run(arguments)
      #expect(ended == status)
      #expect(said.isEmpty)
      #expect(complained.hasPrefix(message), "\(complained)")
      #expect(!complained.contains("\u{1B}"))
    }
  }
#endif
