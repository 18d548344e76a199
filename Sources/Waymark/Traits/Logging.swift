#if Logging
  public import Logging

  extension Router {
    /// Writes what happens in the router to a logger of swift-log, with the trait Logging.
    ///
    /// ```swift
    /// router.log(to: Logger(label: "com.example.navigation"))
    /// ```
    ///
    /// Failures of the host and of a journal are errors, and misuse is a warning. What was asked for, what the user did and how
    /// it ended is for debugging, and all else a trace. The metadata `navigation` says what belongs together. Routes are
    /// written as they are, so choose a level with what they hold in mind. A router whose configuration has `log: nil` does
    /// not write misuse to standard error as well.
    ///
    /// - Parameter logger: The logger.
    /// - Returns: The registration, which ends it when it is cancelled.
    @discardableResult
    public func log(to logger: Logger) -> Registration {
      onEvent { event in
        logger.log(
          level: event.kind.level, "\(event.kind)", metadata: ["navigation": "\(event.navigationID)"])
      }
    }
  }

  extension RouterEvent.Kind {
    /// How much it matters to whoever runs the app.
    fileprivate var level: Logger.Level {
      switch self {
      case .stepFailed, .rebuildFailed, .journalFailed: .error
      case .misused: .warning
      case .requested, .reported, .finished: .debug
      default: .trace
      }
    }
  }
#endif
