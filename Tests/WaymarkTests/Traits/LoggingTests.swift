#if Logging
  import Logging
  import Testing
  import Waymark
  import WaymarkTesting

  @MainActor
  struct LoggingTests {
    /// Keeps what is logged.
    private final class Lines: LogHandler, @unchecked Sendable {
      var lines: [String] = []
      var metadata: Logger.Metadata = [:]
      var logLevel = Logger.Level.debug

      subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
      }

      func log(
        level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
        file: String, function: String, line: UInt
      ) {
        lines.append("\(level) \(metadata?["navigation"] ?? "") \(message)")
      }
    }

    @Test func whatHappensIsLoggedByItsWeight() async throws {
      let lines = Lines()
      let router = Router<Place>(.home, configuration: RouterConfiguration(log: nil))
      let host = RecordingHost<Place>()
      let registration = router.log(to: Logger(label: "test") { _ in lines })
      host.attach(to: router)
      router.push(.search)
      host.script = [.error(CancellationError())]
      router.push(.signIn)
      #expect(lines.lines.contains { $0.hasPrefix("debug") && $0.hasSuffix("requested: push search") })
      #expect(lines.lines.contains { $0.hasPrefix("debug") && $0.hasSuffix("finished: completed") })
      #expect(lines.lines.contains { $0.hasPrefix("error") && $0.contains("step failed") })
      #expect(!lines.lines.contains { $0.contains("committed") })
      registration.cancel()
      let count = lines.lines.count
      router.popToRoot()
      #expect(lines.lines.count == count)
    }
  }
#endif
