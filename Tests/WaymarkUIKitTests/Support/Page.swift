import HeadlessUIKit
import Waymark

/// A screen that notes what happens to it.
final class Page: UIViewController {
  let context: ScreenContext<Place>
  private let log: Log
  private let release: ReleaseNote
  /// What it does whenever it has appeared.
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
  }

  override func viewDidAppear(_ animated: Bool) {
    if !hasAppeared { fields.first?.becomeFirstResponder() }
    hasAppeared = true
    log.note("\(title ?? "") did appear" + (animated ? " animated" : ""))
    onAppear?(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    log.note("\(title ?? "") did disappear")
  }
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
