import HeadlessUIKit

/// The calls of controllers and delegates, in order.
@MainActor
final class Log {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that records its life.
final class Screen: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { log.lines.append("\(name) \(what)") }

  override func viewDidLoad() { note("load") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willLeave" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didLeave" : "didMove") }
}

/// A window with a stack in it.
@MainActor
struct StackWindow {
  let log = Log()
  let window = UIWindow()
  let stack: UINavigationController

  init(_ names: String...) {
    let log = self.log
    stack = UINavigationController()
    stack.viewControllers = names.map { Screen($0, log) }
    window.rootViewController = stack
    window.makeKeyAndVisible()
    log.lines = []
  }

  func screen(_ name: String) -> Screen { Screen(name, log) }

  var names: [String] { stack.viewControllers.compactMap { ($0 as? Screen)?.name } }
}
