import UIKit
import Waymark

/// Makes the screen of each place.
struct AppCoordinator: Coordinator {
  let session: Session

  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> UIViewController {
    switch route {
    case .trails: TrailsController(context)
    case .trail(let id): TrailController(trail: Trail.named(by: id), session: session)
    case .logbook(let trail): LogbookController(trail: trail, session: session)
    case .signIn: SignInController(session: session) { context.finishDetour() }
    }
  }
}
