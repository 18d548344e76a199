import Observation
import Waymark

/// The form in which the user signs in.
@MainActor
@Observable
package final class SignInModel {
  /// The name that has been typed, which is kept with the screen.
  package var name: String {
    didSet { context.saved["name"] = name }
  }

  private let context: ScreenContext<AccountRoute>
  private let session: Session

  package init(_ context: ScreenContext<AccountRoute>, _ session: Session) {
    self.context = context
    self.session = session
    name = context.saved["name", default: ""]
  }

  package var canSignIn: Bool { !name.isEmpty }

  /// Signs in, and goes on with what was wanted before.
  package func signIn() {
    guard canSignIn else { return }
    session.signIn(as: name)
    // MARK: Sign-in
    context.finishDetour()
  }

  /// Does without.
  package func cancel() { context.close() }
}
