import Waymark

/// Moving a file from a screen: the question where to, and what becomes of the answer.
///
/// The question is a sheet that returns a ``FolderChoice``. Whoever asked awaits it; after a restart nobody does, and
/// the screen takes it from what is returned to it.
@MainActor
final class Relocation<R: Route> {
  private let context: ScreenContext<R>
  private let stores: BrowseStores
  private let embed: (FilesRoute) -> R
  private var isAwaiting = false

  /// Called when something was moved.
  var didMove: (() -> Void)?

  /// Makes what moves files for a screen.
  ///
  /// - Parameters:
  ///   - context: The screen's place in the navigation.
  ///   - stores: What follows what is moved.
  ///   - embed: Makes a route of the screen's kind.
  init(context: ScreenContext<R>, stores: BrowseStores, embed: @escaping (FilesRoute) -> R) {
    self.context = context
    self.stores = stores
    self.embed = embed
    context.onReturn(FolderChoice.self) { [weak self] choice in
      guard let self, !isAwaiting else { return }
      carryOut(choice)
    }
  }

  /// Asks where something is to be moved, and moves it there.
  ///
  /// - Parameter item: What is moved.
  func ask(about item: FilePath) {
    // Two quick keys are one question.
    guard !isAwaiting, let folder = item.parent else { return }
    isAwaiting = true
    let route = embed(.picker(PickerRoute(item: item, folder: folder)))
    let picker = context.present(route, as: .sheet)
    context.task { [weak self] in
      // Without a sheet there is no answer, and nothing to move.
      let choice = try? await picker.result(as: FolderChoice.self)
      guard let self else { return }
      isAwaiting = false
      if let choice { carryOut(choice) }
    }
  }

  /// Moves back what was moved last, here or elsewhere.
  func undo() {
    attempt { () throws(MoveError) in try stores.undoMove() }
  }

  private func carryOut(_ choice: FolderChoice) {
    attempt { () throws(MoveError) in try stores.move(choice) }
  }

  private func attempt(_ move: () throws(MoveError) -> Void) {
    do throws(MoveError) {
      try move()
      didMove?()
    } catch {
      context.present(embed(.moveFailed(error)), as: .alert)
    }
  }
}
