extension Navigation {
  package func result<Value: Sendable>(as type: Value.Type) async throws(ResultError) -> Value? {
    switch await screenResult() {
    case .success(.returned(let value)):
      guard let typed = value as? Value else {
        throw .wrongType(expected: "\(Value.self)", returned: "\(Swift.type(of: value))")
      }
      return typed
    case .success(.left): return nil
    case .failure(let error): throw error
    }
  }

  /// The screen's answer, whatever its type.
  func screenResult() async -> Result<ScreenResult, ResultError> {
    if end == nil, let error = reference.refusal(toWaitFor: id) { return .failure(.failed(error)) }
    if let known = knownResult() { return known }
    return await ensureDetails().resultWaiters.wait() ?? .failure(.cancelled)
  }

  /// The result, or the reason why there will be none, if that is known.
  ///
  /// Otherwise the router is told that the result is awaited.
  ///
  /// It is a function of its own so that the wait does not keep the router alive.
  private func knownResult() -> Result<ScreenResult, ResultError>? {
    if let result = details?.result { return result }
    if let error = missingScreen { return .failure(error) }
    guard let isAwaited = reference.awaitResult(of: self) else { return .failure(.failed(.routerReleased)) }
    // If the navigation has not ended, its end will tell what became of a screen that is not there.
    return isAwaited || end == nil ? nil : .success(.left)
  }

  /// The reason why no screen of this navigation can return a value, if that is known.
  var missingScreen: ResultError? {
    switch end {
    case nil: nil
    case .completed, .unchanged: opened == nil ? .noScreen : nil
    case .blocked(let reason): .blocked(reason)
    case .cancelled: .cancelled
    case .superseded(let id): .superseded(by: id)
    case .failed(let error): .failed(error)
    }
  }

  /// Hands the result over to whoever awaits it, now or later.
  func deliver(_ result: Result<ScreenResult, ResultError>) {
    let details = ensureDetails()
    guard details.result == nil else { return }
    details.result = result
    reference.noteResult(result, of: self)
    details.resultWaiters.resume(returning: result)
  }
}

/// How a screen that may return a value was left.
@usableFromInline
enum ScreenResult: Sendable {
  case returned(any Sendable)
  case left
}
