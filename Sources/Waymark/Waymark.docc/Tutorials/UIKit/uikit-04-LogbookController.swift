import UIKit

/// How often the user has walked a trail.
final class LogbookController: PageController {
  private let trail: Int
  private let session: Session

  init(trail: Int, session: Session) {
    self.trail = trail
    self.session = session
    super.init(title: "Logbook")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addText("\(session.name ?? "Nobody")'s walks: \(session.walks(on: trail))")
  }
}
