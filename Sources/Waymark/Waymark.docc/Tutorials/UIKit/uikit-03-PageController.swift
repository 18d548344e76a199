import UIKit

/// A screen of texts, fields and buttons, one below the other.
class PageController: UIViewController {
  private var nextLine: CGFloat = 100

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  func addText(_ text: String) {
    let label = UILabel(frame: nextFrame())
    label.text = text
    view.addSubview(label)
  }

  func addButton(_ title: String, _ act: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
    button.frame = nextFrame()
    view.addSubview(button)
  }

  func addField(_ placeholder: String) -> UITextField {
    let field = UITextField(frame: nextFrame())
    field.placeholder = placeholder
    view.addSubview(field)
    return field
  }

  private func nextFrame() -> CGRect {
    defer { nextLine += 50 }
    return CGRect(x: 20, y: nextLine, width: view.bounds.width - 40, height: 44)
  }
}
