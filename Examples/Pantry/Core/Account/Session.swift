import Observation
import Waymark

/// The user who is signed in, if somebody is.
@Observable
final class Session {
  var name: String? {
    didSet { file?.save(name) }
  }

  private let file: JSONFile<String?>?

  init(file: JSONFile<String?>? = nil) {
    self.file = file
    name = file?.load() ?? nil
  }

  var isSignedIn: Bool { name != nil }

  /// Signs in on a screen, and goes on with what was wanted before.
  func signIn(as name: String, on screen: ScreenContext<AccountRoute>) {
    guard !name.isEmpty else { return }
    self.name = name
    screen.finishDetour()
  }
}
