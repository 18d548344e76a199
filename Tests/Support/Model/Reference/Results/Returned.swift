import Waymark

/// What somebody gets who awaits a result, in the model's words.
enum Returned: Hashable {
  case value(Int)
  case left
  case noScreen
  case ended(Ending)
  case other(String)

  init(_ result: Result<Int?, ResultError>) {
    switch result {
    case .success(let value): self = value.map(Returned.value) ?? .left
    case .failure(.noScreen): self = .noScreen
    case .failure(.blocked(let reason)): self = .ended(.blocked(reason.message))
    case .failure(.cancelled): self = .ended(.cancelled)
    case .failure(.superseded(let id)): self = .ended(.superseded(by: id.rawValue))
    case .failure(.failed(let error)): self = .ended(Ending(.failed(error)))
    case .failure(let error): self = .other("\(error)")
    }
  }
}

extension Reference {
  /// What those may get who await the result of a navigation when the router is gone.
  func results(of id: UInt64) -> Set<Returned> {
    let released = Returned.ended(.failed(.routerReleased))
    let screen = ledger.results[id].map { result in result.map(Returned.value) ?? .left }
    switch navigations[id]?.outcome {
    case nil:
      // What was shown and left again may have been told already.
      return [released, screen ?? .left]
    case .completed, .unchanged:
      guard ledger.opened[id] != nil else { return [.noScreen] }
      return [screen ?? released]
    case .some(let ending) where !rules.checksMissingResults:
      return [.ended(ending), screen ?? .left, .left]
    case .some(let ending):
      // A screen may go that a step was only just bringing.
      return [.ended(ending), screen ?? .ended(ending)]
    }
  }
}
