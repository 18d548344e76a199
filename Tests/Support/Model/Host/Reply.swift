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
  private let cancellation = CancellationFlag()
  private(set) var isEnding = false
  private var continuation: CheckedContinuation<Void, any Error>?

  init(serial: Int) {
    self.serial = serial
  }

  var isCancelled: Bool { cancellation.isSet }

  /// Waits until the run says that the screen has come to rest, or for ever.
  func wait() async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation = $0 }
    } onCancel: { [cancellation] in
      cancellation.set()
    }
  }

  func end(throwing error: (any Error)? = nil) {
    isEnding = true
    guard let waiting = continuation else { return }
    continuation = nil
    if let error { waiting.resume(throwing: error) } else { waiting.resume() }
  }
}
