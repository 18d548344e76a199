import UIKit

/// One trail.
final class TrailController: PageController {
  private let trail: Trail?
  private let session: Session

  init(trail: Trail?, session: Session) {
    self.trail = trail
    self.session = session
    super.init(title: trail?.name ?? "No such trail")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let trail else { return }
    addText(trail.summary)
    addButton("Logbook") { [weak self] in self?.openLogbook(of: trail.id) }
  }

  private func openLogbook(of trail: Int) {
    guard !session.isSignedIn else { return showLogbook(of: trail) }
    let signIn = SignInController(session: session) { [weak self] in
      self?.dismiss(animated: true) { self?.showLogbook(of: trail) }
    }
    present(signIn, animated: true)
  }

  private func showLogbook(of trail: Int) {
    let logbook = LogbookController(trail: trail, session: session)
    navigationController?.pushViewController(logbook, animated: true)
  }
}
