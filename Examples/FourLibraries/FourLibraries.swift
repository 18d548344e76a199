import Dispatch
import HeadlessUIKit

/// Plays a small app for each of the older libraries' APIs, and prints the screen after each action.
///
/// ```sh
/// swift run four-libraries            # all of them
/// swift run four-libraries ReRouter   # one
/// ```
@main
struct FourLibraries {
  /// The apps, one a library: a name, and what plays it.
  private static let apps: [(name: String, play: @MainActor (Stage) async -> Void)] = [
    ("ReSwiftRouter", playReSwiftRouter),
    ("ReRouter", playReRouter),
  ]

  @MainActor
  static func main() async {
    let wanted = CommandLine.arguments.dropFirst()
    for name in wanted where !apps.contains(where: { $0.name == name }) {
      let names = apps.map(\.name).joined(separator: ", ")
      FileHandle.standardError.write(Data("four-libraries: no library \(name); there are \(names)\n".utf8))
      exit(2)
    }
    for app in apps where wanted.isEmpty || wanted.contains(app.name) {
      print("== \(app.name)")
      await app.play(Stage())
    }
  }
}

/// The window of an app, which is printed after each action.
@MainActor
struct Stage {
  let window = UIWindow()

  init() {
    window.makeKeyAndVisible()
  }

  /// Does something, waits until the screen has come to rest, and prints both.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - action: What does it.
  func act(_ name: String, _ action: () -> Void) async {
    action()
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      window.clock.runUntilIdle()
    }
    print("-- \(name)")
    print(window.snapshot())
  }
}
