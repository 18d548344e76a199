import Observation

/// Tells views of changes in the models, by Observation.
///
/// It is one class for all routes, because a generic class would make its key paths anew at every access.
@MainActor
package final class Signal: Observable {
  private let registrar = ObservationRegistrar()
  private let key: KeyPath<Signal, Int> = \Signal.count
  private var count: Int { 0 }

  package init() {}

  /// Notes that somebody reads what the signal stands for.
  package func read() { registrar.access(self, keyPath: key) }

  /// Makes a change and tells everybody who has read.
  package func change(_ body: () -> Void = {}) {
    registrar.willSet(self, keyPath: key)
    body()
    registrar.didSet(self, keyPath: key)
  }
}
