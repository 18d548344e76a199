import HeadlessUIKit
import Waymark

/// A screen that notes what happens to it.
final class Page: UIViewController {
  let context: ScreenContext<Place>
  private let log: Log
  private let release: ReleaseNote
  /// The calls that UIKit makes in a screen's life.
  enum Moment: CaseIterable {
    case didLoad, willAppear, didAppear, willDisappear, didDisappear, didMove
  }

  /// Its acts in those calls.
  var calls: [Moment: () -> Void] = [:]
  /// Its act whenever it has appeared.
  var onAppear: ((Page) -> Void)?
  /// Where the user types; the first one gets what is typed when the screen appears for the first time.
  let fields: [UITextField]
  private var hasAppeared = false

  init(_ context: ScreenContext<Place>, _ log: Log, fieldCount: Int = 0) {
    self.context = context
    self.log = log
    fields = (0..<fieldCount).map { number in
      let field = UITextField()
      field.tag = number + 1
      return field
    }
    release = ReleaseNote(context.route.name, log)
    super.init(nibName: nil, bundle: nil)
    title = context.route.name
    log.note("\(context.route) made")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { view.addSubview(field) }
    calls[.didLoad]?()
  }

  override func viewWillAppear(_ animated: Bool) { calls[.willAppear]?() }

  override func viewWillDisappear(_ animated: Bool) { calls[.willDisappear]?() }

  override func didMove(toParent parent: UIViewController?) { calls[.didMove]?() }

  override func viewDidAppear(_ animated: Bool) {
    if !hasAppeared { fields.first?.becomeFirstResponder() }
    hasAppeared = true
    log.note("\(title ?? "") did appear" + (animated ? " animated" : ""))
    onAppear?(self)
    calls[.didAppear]?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    log.note("\(title ?? "") did disappear")
    calls[.didDisappear]?()
  }
}

/// The events of a test, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Notes when what holds it is released.
final class ReleaseNote {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  deinit {
    let (name, log) = (name, log)
    MainActor.assumeIsolated { log.note("\(name) released") }
  }
}
