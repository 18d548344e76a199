import Waymark
import WaymarkUIKit

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

enum ClinicRoute: Route {
  case home
  case appointment
}

enum Appointments { static let make = Question<ClinicRoute, String>(.appointment) }

/// The coordinator that the app had before: it pushes view controllers on a navigation controller of its own.
@MainActor
final class AppointmentCoordinator {
  let navigation = UINavigationController(rootViewController: UIViewController())
  var onFinish: (@MainActor (_ day: String) -> Void)?

  func chooseTime() { navigation.pushViewController(UIViewController(), animated: true) }

  func confirm(day: String) { onFinish?(day) }
}

/// The screen that holds the old flow, and keeps its coordinator.
final class AppointmentController: UIViewController {
  let flow = AppointmentCoordinator()

  init(_ screen: ScreenContext<ClinicRoute>) {
    super.init(nibName: nil, bundle: nil)
    flow.onFinish = { screen.answer(Appointments.make, $0) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("It is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(flow.navigation)
    flow.navigation.view.frame = view.bounds
    flow.navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(flow.navigation.view)
    flow.navigation.didMove(toParent: self)
  }
}

@MainActor
struct ClinicCoordinator: Coordinator {
  func screen(for route: ClinicRoute, context: ScreenContext<ClinicRoute>) -> UIViewController {
    switch route {
    case .home: UIViewController()
    case .appointment: AppointmentController(context)
    }
  }

  func placement(of route: ClinicRoute) -> Placement<ClinicRoute> {
    route == .appointment ? .fullScreen : .push
  }
}
