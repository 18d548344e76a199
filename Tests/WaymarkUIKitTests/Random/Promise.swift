import Waymark
import WaymarkTesting

/// A result that somebody awaits.
@MainActor
final class Promise {
  enum End: Equatable {
    case value(Int)
    case nothing
    case never(ResultError)
  }

  /// The screen that returns it, as soon as the tree has it.
  private(set) var screen: EntryID?
  let place: Place
  let navigation: Navigation
  private(set) var end: End?
  private var task: Task<Void, Never>?

  var hasEnded: Bool { end != nil }

  init(_ navigation: Navigation, of place: Place) {
    self.place = place
    self.navigation = navigation
    task = Task { [weak self, navigation] in
      do throws(ResultError) {
        let value = try await navigation.result(as: Int.self)
        self?.end = value.map { .value($0) } ?? .nothing
      } catch {
        self?.end = .never(error)
      }
    }
  }

  /// Finds the screen in a tree that may have it by now.
  func find(in tree: EntryTree<Place>) {
    guard screen == nil else { return }
    tree.forEachElement { if $0.route == place { screen = $0.id } }
  }

  deinit { task?.cancel() }
}

/// What a guard waits for before it answers.
@MainActor
final class Gate {
  private var continuations: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { continuations.append($0) }
  }

  func open() {
    isOpen = true
    let waiting = continuations
    continuations = []
    for continuation in waiting { continuation.resume() }
  }
}
