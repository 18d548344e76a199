import Waymark

enum NoteRoute: Route {
  case notes
  case note(id: Int)
  case discardChanges
}

enum Notes {
  static let discard = Question<NoteRoute, Bool>(.discardChanges, as: .alert)
}

@MainActor
final class NoteModel {
  var text = ""
  private var savedText = ""

  init(_ screen: ScreenContext<NoteRoute>) {
    screen.onLeave { [weak self] _ in
      guard let self, text != savedText else { return .allow }
      return .ask(Notes.discard) { $0 == true ? .allow : .stay("The note is not saved") }
    }
  }

  func save() { savedText = text }
}
