import WaymarkCore

/// Watches a core by closures.
@MainActor
final class ClosureWatcher: CoreWatcher {
  var inputs: [(Input) -> Void] = []
  var effects: [(Effect) -> Void] = []

  func took(_ input: Input) { for body in inputs { body(input) } }
  func carriesOut(_ effect: Effect) { for body in effects { body(effect) } }
}

extension Core {
  /// The watcher that the test has made the core with; without one nothing would be seen, and the test could not fail.
  private var closures: ClosureWatcher {
    guard let closures = watcher as? ClosureWatcher else { fatalError("Make the core with a ClosureWatcher") }
    return closures
  }

  func onInput(_ body: @escaping (Input) -> Void) { closures.inputs.append(body) }

  func onEffect(_ audience: Audience = [], _ body: @escaping (Effect) -> Void) {
    closures.effects.append(body)
    listen(audience)
  }

  /// Tells each change of what a view may read.
  func onChange(_ body: @escaping (Glance) -> Void) {
    var last = glance
    onInput { [unowned self] _ in
      guard glance != last else { return }
      last = glance
      body(last)
    }
  }
}
