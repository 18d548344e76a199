import HeadlessUIKit
import RGRoutable
import WaymarkTesting

import struct Waymark.RouterConfiguration

enum Word: RoutableData, Equatable {
  case hello
  case bye
}

/// A window with a stack of routables, transitions of its own, and a record of what happened.
final class Stage {
  let window = UIWindow()
  let home: Screen
  let stack: RoutableStack
  let clock = ManualClock()
  let transitions: RoutableTransitions
  private(set) var events: [String] = []
  private(set) var steps: [String] = []

  init() {
    transitions = RoutableTransitions(configuration: RouterConfiguration(timer: clock))
    RoutableTransitions.shared = transitions
    home = Screen("home")
    stack = RoutableStack(rootViewController: home)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    transitions.engine.onEvent { [weak self] in
      switch $0.kind {
      case .stepFailed(let failure): self?.events.append("failed: \(failure)")
      case .finished(let outcome): self?.events.append("\(outcome)")
      case .lateAcknowledgement: self?.events.append("late")
      case .repeatedAcknowledgement: self?.events.append("repeated")
      case .stepAcknowledged(let step): step.forEachInserted { self?.steps.append($0.route.name) }
      default: break
      }
    }
  }

  /// What is on the screen: the stack, and after a bar what is presented, each by its title.
  var screen: String {
    var layers: [String] = []
    var next = window.rootViewController
    while let controller = next {
      let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
      layers.append(stack.map { $0.title ?? "?" }.joined(separator: " "))
      next = controller.presentedViewController
    }
    return layers.joined(separator: " | ")
  }

  /// Lets every transition end.
  func rest() { window.clock.runUntilIdle() }

  /// Puts screens on the stack without animation.
  func build(_ titles: String...) -> [Screen] {
    let screens = titles.map { Screen($0) }
    for screen in screens { home.push(next: screen, animated: false) }
    return screens
  }
}

final class Screen: UIViewController, Routable {
  let router = Router()
  var returned: [Word?] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    router.onReturn = { [weak self] in self?.returned.append($0.data as? Word) }
  }

  required init?(coder: NSCoder) { nil }

  /// A payload with a word.
  func says(_ word: Word) -> RoutablePayload { routablePayload(data: word) }
}

final class RoutableStack: UINavigationController, Routable {
  let router = Router()
}

/// A push that never ends, because its animation forgets to say so.
final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate
{
  private(set) var transitions: [any UIViewControllerContextTransitioning] = []

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    transitions.append(context)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
