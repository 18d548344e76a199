import Observation

/// The user who is signed in, if somebody is.
@MainActor
@Observable
package final class Session {
  package private(set) var name: String?

  package init(name: String? = nil) { self.name = name }

  package var isSignedIn: Bool { name != nil }

  package func signIn(as name: String) { self.name = name }

  package func signOut() { name = nil }
}
