import Dispatch
import HeadlessUIKit

/// A small app that is written against one library and played.
@MainActor
struct Demo {
  /// The library's module.
  let name: String

  /// Plays the app and tells the player what it does.
  let play: @MainActor (Player) async -> Void
}

/// Prints what an app does and what is on the screen after it.
@MainActor
struct Player {
  /// Does something, lets its transitions end, and prints the screen.
  ///
  /// - Parameters:
  ///   - action: What it is called.
  ///   - window: The window that is printed.
  ///   - body: What to do.
  func act(_ action: String, in window: UIWindow, _ body: () -> Void) {
    print("> \(action)")
    body()
    window.clock.runUntilIdle()
    for line in window.snapshot().split(separator: "\n") { print("  \(line)") }
  }

  /// Does something that begins on the next turn of the main queue, lets its transitions end, and prints the screen.
  ///
  /// - Parameters:
  ///   - action: What it is called.
  ///   - window: The window that is printed.
  ///   - body: What to do.
  func actAndTurn(_ action: String, in window: UIWindow, _ body: () -> Void) async {
    body()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    act(action, in: window) {}
  }

  /// Prints something that the app was told.
  ///
  /// - Parameter text: What to print.
  func note(_ text: String) { print("  \(text)") }
}
