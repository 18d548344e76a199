import WaymarkCore

/// Watches a core by closures.
@MainActor
private final class ClosureWatcher: CoreWatcher {
  var input: (Input) -> Void = { _ in }
  var effect: (Effect) -> Void = { _ in }

  func took(_ input: Input) { self.input(input) }
  func carriesOut(_ effect: Effect) { self.effect(effect) }
}

extension Core {
  func onInput(_ body: @escaping (Input) -> Void) {
    let watcher = ClosureWatcher()
    watcher.input = body
    watch(watcher)
  }

  func onEffect(_ audience: Audience = [], _ body: @escaping (Effect) -> Void) {
    let watcher = ClosureWatcher()
    watcher.effect = body
    watch(watcher, for: audience)
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
