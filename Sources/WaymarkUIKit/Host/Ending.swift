import Waymark

/// The end of something that UIKit may tell in several ways, of which the first counts.
@MainActor
final class Ending {
  private var body: ((HostError?) -> Void)?
  private var isCalling = false
  private var early: (error: HostError?, Void)?

  init(_ body: @escaping (HostError?) -> Void) {
    self.body = body
  }

  var isOver: Bool { body == nil }

  /// Whether a request has waited for it; one waits once.
  var isAwaited = false

  func reach(_ error: HostError? = nil) {
    guard let body else { return }
    if isCalling {
      if early == nil { early = (error, ()) }
      return
    }
    self.body = nil
    body(error)
  }

  /// Makes a call to UIKit; an end that comes while it runs is told when it has returned.
  func during(_ call: () -> Void) {
    isCalling = true
    call()
    isCalling = false
    if let early { reach(early.error) }
  }
}
