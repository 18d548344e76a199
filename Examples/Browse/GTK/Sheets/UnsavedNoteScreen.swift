#if GTK && canImport(CGTK4)
  import BrowseCore
  import Waymark
  import WaymarkGTK

  /// The question what becomes of a note that is left before it was saved, or that was changed elsewhere.
  final class UnsavedNoteScreen: QuestionScreen {
    let model: UnsavedNoteModel

    init(_ model: UnsavedNoteModel) {
      self.model = model
      super.init("Not saved", model.question)
      addAnswers()
    }

    private func addAnswers() {
      let hasBoth = model.answers.contains(.saveBoth)
      addAnswer("S_tay") { [weak self] in self?.answer(.stay) }
      addAnswer("_Discard", style: "destructive-action") { [weak self] in self?.answer(.discard) }
      addAnswer(hasBoth ? "_Save Mine" : "_Save", style: hasBoth ? nil : "suggested-action") { [weak self] in
        self?.answer(.save)
      }
      if hasBoth {
        addAnswer("Keep _Both", style: "suggested-action") { [weak self] in self?.answer(.saveBoth) }
      }
    }

    private func answer(_ answer: UnsavedNoteModel.Answer) {
      guard !model.answer(answer) else { return }
      // Asked again, the buttons are others; the one that was pressed is let go of first.
      Task { [weak self] in
        guard let self else { return }
        ask(model.question)
        addAnswers()
        _ = takeFocus()
      }
    }

    override func handle(_ press: KeyPress) -> Bool {
      guard let answer = answer(for: press) else { return super.handle(press) }
      self.answer(answer)
      return true
    }

    private func answer(for press: KeyPress) -> UnsavedNoteModel.Answer? {
      switch press.character {
      case "b" where model.answers.contains(.saveBoth): .saveBoth
      case "s": .save
      case "d": .discard
      case "t": .stay
      default: nil
      }
    }
  }
#endif
