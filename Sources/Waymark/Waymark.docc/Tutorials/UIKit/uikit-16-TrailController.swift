import UIKit
import Waymark

/// One trail.
final class TrailController: PageController {
  private let trail: Trail?
  private let context: ScreenContext<AppRoute>

  init(trail: Trail?, _ context: ScreenContext<AppRoute>) {
    self.trail = trail
    self.context = context
    super.init(title: trail?.name ?? "No such trail")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let trail else { return }
    addText(trail.summary)
    addButton("Logbook") { [context] in context.push(.logbook(trail: trail.id)) }
  }
}
