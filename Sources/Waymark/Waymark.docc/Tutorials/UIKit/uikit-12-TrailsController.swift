import UIKit
import Waymark

/// All trails, to choose one from.
final class TrailsController: PageController {
  private let context: ScreenContext<AppRoute>

  init(_ context: ScreenContext<AppRoute>) {
    self.context = context
    super.init(title: "Trails")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for trail in Trail.all {
      addButton(trail.name) { [context] in context.push(.trail(id: trail.id)) }
    }
  }
}
