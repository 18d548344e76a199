import CafeAccount
import Observation
import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Who is signed in.
final class AccountController: ListController {
  private let model: AccountModel

  init(_ model: AccountModel) {
    self.model = model
    super.init(title: "Account")
  }

  override func fill() {
    add(model.greeting)
    if model.isSignedIn {
      add("Sign out") { [model] in model.signOut() }
    } else {
      add("Sign in") { [model] in model.signIn() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe()
  }

  /// The user signs in on a sheet, below which this screen goes on being seen.
  private func observe() {
    withObservationTracking {
      _ = model.isSignedIn
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.refill()
        self?.observe()
      }
    }
  }
}

/// The form in which the user signs in.
final class SignInController: ListController {
  private let model: SignInModel
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 280, height: 40))

  init(_ model: SignInModel) {
    self.model = model
    super.init(title: "Sign in")
  }

  override func fill() {
    field.placeholder = "Name"
    field.text = model.name
    add(field)
    add("Sign in") { [weak self] in
      guard let self else { return }
      model.name = field.text ?? ""
      model.signIn()
    }
    add("Not now") { [model] in model.cancel() }
  }
}
