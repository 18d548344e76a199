/// The user who is signed in.
@MainActor
package final class Session {
  package var name: String?

  package init() {}

  var isSignedIn: Bool { name != nil }
}
