import Observation
import Waymark

/// The form in which the user signs in.
@MainActor
@Observable
public final class SignInModel {
  /// What has been typed, which is kept with the screen.
  public var name: String {
    didSet { context.saved["name"] = name }
  }

  private let context: ScreenContext<AccountRoute>
  private let session: Session

  public init(_ context: ScreenContext<AccountRoute>, session: Session) {
    self.context = context
    self.session = session
    name = context.saved["name", default: ""]
  }

  public var canSignIn: Bool { !name.isEmpty }

  /// Signs in, and goes on with what was wanted before.
  public func signIn() {
    guard canSignIn else { return }
    session.signIn(as: name)
    if context.resume() == nil { context.close() }
  }

  /// Does without.
  public func cancel() { context.close() }
}

/// What the account shows.
@MainActor
public final class AccountModel {
  private let context: ScreenContext<AccountRoute>
  private let session: Session

  public init(_ context: ScreenContext<AccountRoute>, session: Session) {
    self.context = context
    self.session = session
  }

  public var greeting: String { session.name.map { "Hello, \($0)" } ?? "Not signed in" }

  public var isSignedIn: Bool { session.isSignedIn }

  public func signIn() { context.present(.signIn) }

  public func signOut() { session.signOut() }
}
