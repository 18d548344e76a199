import Waymark

/// How a navigation ends, in the model's words.
enum Ending: Hashable {
  case completed
  case unchanged
  case blocked(String)
  case cancelled
  case superseded(by: UInt64)
  case failed(NavigationError)
  case hostFailed
  case screenGone

  init(_ outcome: NavigationOutcome) {
    switch outcome {
    case .completed: self = .completed
    case .unchanged: self = .unchanged
    case .blocked(let reason): self = .blocked(reason.message)
    case .cancelled: self = .cancelled
    case .superseded(let id): self = .superseded(by: id.rawValue)
    case .failed(.hostFailed): self = .hostFailed
    case .failed(.screenGone): self = .screenGone
    case .failed(let error): self = .failed(error)
    }
  }
}
