#if GTK && canImport(CGTK4)
  import BrowseCore
  import Waymark
  import WaymarkGTK

  /// The question what becomes of a note that is left before it was saved.
  final class UnsavedNoteScreen: QuestionScreen {
    let model: UnsavedNoteModel

    init(_ model: UnsavedNoteModel) {
      self.model = model
      super.init("Not saved", "The note on \(model.path.lastComponent) is not saved.")
      addAnswer("S_tay") { [weak self] in self?.model.answer(.stay) }
      addAnswer("_Discard", style: "destructive-action") { [weak self] in self?.model.answer(.discard) }
      addAnswer("_Save", style: "suggested-action") { [weak self] in self?.model.answer(.save) }
    }

    override func handle(_ press: KeyPress) -> Bool {
      switch press.character {
      case "s": model.answer(.save)
      case "d": model.answer(.discard)
      case "t": model.answer(.stay)
      default: return false
      }
      return true
    }
  }
#endif
