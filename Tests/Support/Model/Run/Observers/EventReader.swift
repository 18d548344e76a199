import Waymark

/// A task that reads a router's events.
@MainActor
final class EventReader {
  private(set) var count = 0
  private(set) var isDone = false
  private(set) var isCancelled = false
  /// Readers of one sequence have the same number.
  let sequence: Int
  private var task: Task<Void, Never>?

  init(_ events: RouterEvents<Spot>, sequence: Int) {
    self.sequence = sequence
    task = Task { @MainActor [weak self] in
      for await _ in events { self?.count += 1 }
      self?.finish()
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

extension ModelRun {
  /// Some read one sequence together, others each their own.
  func addReaders(_ router: Router<Spot>) {
    guard traits.readerCount > 0 else { return }
    let shared = router.events()
    for index in 0..<traits.readerCount {
      let isShared = random.chance(60)
      readers.append(EventReader(isShared ? shared : router.events(), sequence: isShared ? 0 : index + 1))
    }
  }

  /// Whoever reads goes on until the router is gone, whatever others do.
  func checkReaders() {
    for reader in readers where !reader.isCancelled {
      reference.check(!reader.isDone, "a reader of events was ended by another")
    }
  }
}
