import Waymark

/// The model of the account's screen.
@MainActor
package struct AccountModel {
  private let context: ScreenContext<AccountRoute>
  private let session: Session

  package init(_ context: ScreenContext<AccountRoute>, _ session: Session) {
    self.context = context
    self.session = session
  }

  package var greeting: String { session.name.map { "Hello, \($0)" } ?? "Not signed in" }

  package var isSignedIn: Bool { session.isSignedIn }

  package func signIn() { context.present(.signIn) }

  package func signOut() { session.signOut() }
}
