import HeadlessUIKit
import Waymark

/// A screen that notes what happens to it.
final class Page: UIViewController {
  let context: ScreenContext<Place>
  private let log: Log

  init(_ context: ScreenContext<Place>, _ log: Log) {
    self.context = context
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = context.route.name
    log.note("\(context.route) made")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    log.note("\(title ?? "") did appear" + (animated ? " animated" : ""))
  }

  override func viewDidDisappear(_ animated: Bool) {
    log.note("\(title ?? "") did disappear")
  }

  isolated deinit { log.note("\(title ?? "") released") }
}

/// What happened, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
