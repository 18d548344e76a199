import Observation

/// Who is signed in.
@MainActor
@Observable
public final class Session {
  public private(set) var name: String?

  public init() {}

  public var isSignedIn: Bool { name != nil }

  public func signIn(as name: String) { self.name = name }

  public func signOut() { name = nil }
}
