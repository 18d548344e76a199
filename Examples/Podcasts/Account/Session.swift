import Observation

/// Who is signed in.
@MainActor
@Observable
package final class Session {
  package private(set) var name: String?

  package init(name: String? = nil) { self.name = name }

  package var isSignedIn: Bool { name != nil }

  package func signIn(as name: String) { self.name = name }

  package func signOut() { name = nil }
}
