import Waymark
import WaymarkTesting

/// An answer that somebody awaits.
@MainActor
final class Promise {
  /// The screen that returns it, as soon as the tree has it.
  private(set) var screen: EntryID?
  let place: Place
  private(set) var hasEnded = false
  /// The navigation that opens the screen, as soon as the router is asked for it.
  private var navigation: NavigationID?
  private var isRedirected = false
  private var hasNavigationEnded = false
  private var task: Task<Void, Never>?

  init(_ router: Router<Place>, _ question: Question<Place, Int>, _ options: NavigationOptions) {
    place = question.route
    task = Task { [weak self] in
      _ = try? await router.ask(question, options: options)
      self?.hasEnded = true
    }
  }

  /// Follows the navigation that opens the screen.
  func note(_ event: RouterEvent<Place>) {
    switch event.kind {
    case .requested(.push(place)): navigation = event.navigationID
    case .requested(.present(let modal)) where modal.root == place: navigation = event.navigationID
    case .redirected where event.navigationID == navigation: isRedirected = true
    case .finished where event.navigationID == navigation: hasNavigationEnded = true
    default: break
    }
  }

  /// Whether the answer should be there, since the screen is not in a tree.
  func isOverdue(in tree: EntryTree<Place>) -> Bool {
    // A redirect leads to another place, which answers.
    guard !hasEnded, hasNavigationEnded, !isRedirected else { return false }
    return screen.flatMap { screen in tree.firstPosition { $0.id == screen } } == nil
  }

  /// Finds the screen in a tree that may have it by now.
  func find(in tree: EntryTree<Place>) {
    guard screen == nil else { return }
    tree.forEachElement { if $0.route == place { screen = $0.id } }
  }

  deinit { task?.cancel() }
}

/// A gate that a guard waits at before it answers.
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
