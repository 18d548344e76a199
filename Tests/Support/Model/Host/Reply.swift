import Waymark

/// How a host answers one request: by its acknowledgement, or by returning from an asynchronous function.
@MainActor
enum Reply {
  case acknowledgement(Acknowledgement<Spot>)
  case task(Performance)

  var acknowledgement: Acknowledgement<Spot>? {
    if case .acknowledgement(let acknowledgement) = self { acknowledgement } else { nil }
  }

  func fail(_ error: any Error) {
    switch self {
    case .acknowledgement(let acknowledgement): acknowledgement.fail(error)
    case .task(let performance): performance.end(throwing: error)
    }
  }
}

/// A step that an asynchronous function is performing.
@MainActor
final class Performance {
  let serial: Int
  private(set) var isCancelled = false
  private(set) var isEnding = false
  private var continuation: CheckedContinuation<Void, any Error>?

  init(serial: Int) {
    self.serial = serial
  }

  /// Waits until the run says that the screen has come to rest, or for ever.
  func wait() async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in self.isCancelled = true }
    }
  }

  func end(throwing error: (any Error)? = nil) {
    isEnding = true
    guard let waiting = continuation else { return }
    continuation = nil
    if let error { waiting.resume(throwing: error) } else { waiting.resume() }
  }
}
