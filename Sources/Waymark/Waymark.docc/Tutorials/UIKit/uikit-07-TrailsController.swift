import UIKit

/// All trails, to choose one from.
final class TrailsController: PageController {
  private let session: Session

  init(session: Session) {
    self.session = session
    super.init(title: "Trails")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for trail in Trail.all { addButton(trail.name) { [weak self] in self?.open(trail) } }
  }

  private func open(_ trail: Trail) {
    let controller = TrailController(trail: trail, session: session)
    navigationController?.pushViewController(controller, animated: true)
  }
}
