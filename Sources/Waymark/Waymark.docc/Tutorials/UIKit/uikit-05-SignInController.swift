import UIKit

/// Asks for a name.
final class SignInController: PageController {
  private let session: Session
  private let done: @MainActor () -> Void

  init(session: Session, done: @escaping @MainActor () -> Void) {
    self.session = session
    self.done = done
    super.init(title: "Sign in")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = addField("Name")
    addButton("Sign in") { [weak self] in self?.signIn(as: field.text ?? "") }
  }

  private func signIn(as name: String) {
    guard !name.isEmpty else { return }
    session.signIn(as: name)
    done()
  }
}
