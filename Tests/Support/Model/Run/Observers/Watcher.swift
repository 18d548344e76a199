import Waymark

/// A task that awaits something of a navigation, and what it got.
@MainActor
final class Watcher {
  let navigation: UInt64
  let isForResult: Bool
  var isDone = false
  var outcome: NavigationOutcome?
  var result: Result<Int?, ResultError>?
  private(set) var isCancelled = false
  private var task: Task<Void, Never>?

  init(outcomeOf navigation: Navigation) {
    isForResult = false
    self.navigation = navigation.id.rawValue
    task = Task { @MainActor in
      self.outcome = await navigation.outcome
      self.finish()
    }
  }

  init(resultOf navigation: Navigation) {
    isForResult = true
    self.navigation = navigation.id.rawValue
    task = Task { @MainActor in
      do throws(ResultError) {
        self.result = .success(try await navigation.result(as: Int.self))
      } catch {
        self.result = .failure(error)
      }
      self.finish()
    }
  }

  private func finish() {
    isDone = true
    task = nil
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
  }
}

/// Something that must not live on, and what to call it.
@MainActor
struct Departed {
  let name: String
  private weak var object: AnyObject?

  init(_ name: String, _ object: AnyObject) {
    self.name = name
    self.object = object
  }

  var isAlive: Bool { object != nil }
}
