/// The user who is signed in, and how often each trail was walked.
@MainActor
final class Session {
  private(set) var name: String?
  private var walks: [Int: Int] = [:]

  var isSignedIn: Bool { name != nil }

  func signIn(as name: String) { self.name = name }

  func walks(on trail: Int) -> Int { walks[trail, default: 0] }
}
