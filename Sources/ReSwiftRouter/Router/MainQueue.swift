import Dispatch

/// Runs work on the main actor: here and now where that is possible, else on the next turn of the main queue.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
