import HeadlessUIKit
import RGRoutable
import WaymarkTesting

enum Word: RoutableData, Equatable {
  case hello
  case bye
}

/// A window with a stack of routables, transitions of its own, and a record of what failed.
final class Stage {
  let window = UIWindow()
  let home: Screen
  let stack: RoutableStack
  let clock = ManualClock()
  private(set) var failures: [String] = []

  init() {
    RoutableTransitions.shared = RoutableTransitions(timer: clock)
    home = Screen("home")
    stack = RoutableStack(rootViewController: home)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    RoutableTransitions.shared.onFailure = { [weak self] in self?.failures.append("\($0)") }
  }

  /// The screen: the stack, and after a bar what is presented, each by its title.
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

  /// Lets every transition end, and those that wait for one without animation too.
  func rest() {
    repeat {
      window.clock.runUntilIdle()
      clock.advance(by: .milliseconds(20))
    } while !window.clock.isIdle
  }

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
