#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A screen of lines and buttons, one below the other.
@MainActor
package class ListController: UIViewController {
  private let lines: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private(set) var buttons: [UIButton] = []
  private var nextLine: CGFloat = 80

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    lines.frame = view.bounds
    view.addSubview(lines)
    fill()
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refill()
  }

  /// Adds what the screen shows.
  func fill() {}

  /// Shows everything anew.
  func refill() {
    for view in lines.subviews { view.removeFromSuperview() }
    buttons = []
    nextLine = 80
    fill()
  }

  func add(_ text: String) {
    let label = UILabel(frame: nextFrame())
    label.text = text
    lines.addSubview(label)
  }

  func add(_ title: String, _ act: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
    button.frame = nextFrame()
    lines.addSubview(button)
    buttons.append(button)
  }

  func nextFrame() -> CGRect {
    defer { nextLine += 44 }
    return CGRect(x: 20, y: nextLine, width: max(0, view.bounds.width - 40), height: 40)
  }

  /// Shows a view in a line of its own.
  func add(_ view: UIView) {
    view.frame = nextFrame()
    lines.addSubview(view)
  }
}
