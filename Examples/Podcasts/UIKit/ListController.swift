import Observation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A screen of lines, buttons and fields, one below the other.
@MainActor
final class ListController: UIViewController {
  private var watched: @MainActor () -> Void = {}
  private let fill: @MainActor (ListController) -> Void
  private var nextLine: CGFloat = 80

  /// - Parameters:
  ///   - title: What the screen is called.
  ///   - fill: Adds what the screen shows; called anew whenever it appears, and when what is watched has changed.
  init(title: String, _ fill: @escaping @MainActor (ListController) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows everything anew when something has changed while the screen is seen, as it is below a sheet.
  ///
  /// - Parameter values: Reads it.
  /// - Returns: The same controller.
  func watching(_ values: @escaping @MainActor () -> Void) -> ListController {
    watched = values
    return self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    watch()
  }

  private func watch() {
    withObservationTracking(watched) { [weak self] in
      Task { @MainActor in
        self?.refill()
        self?.watch()
      }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refill()
  }

  /// Shows everything anew.
  func refill() {
    for view in view.subviews { view.removeFromSuperview() }
    nextLine = 80
    fill(self)
  }

  func add(_ text: String) {
    let label = UILabel(frame: nextFrame())
    label.text = text
    view.addSubview(label)
  }

  func add(_ title: String, _ act: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
    button.frame = nextFrame()
    view.addSubview(button)
  }

  func addField(_ placeholder: String, _ text: String, onChange: @escaping @MainActor (String) -> Void) {
    let field = UITextField(frame: nextFrame())
    field.placeholder = placeholder
    field.text = text
    field.addAction(UIAction { [weak field] _ in onChange(field?.text ?? "") }, for: .editingChanged)
    view.addSubview(field)
  }

  private func nextFrame() -> CGRect {
    defer { nextLine += 44 }
    return CGRect(x: 20, y: nextLine, width: max(0, view.bounds.width - 40), height: 40)
  }
}
