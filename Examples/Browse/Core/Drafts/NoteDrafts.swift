/// The notes that are being written, shared by the screen that writes one and the question what becomes of it.
///
/// A draft belongs to the file that the note is on. It lies on disk until it is saved or discarded, and is there again when
/// the note is opened, by whichever program and however that was started.
@MainActor
public final class NoteDrafts {
  private struct Writing {
    var text: NoteText
    /// The note as it was when writing began, with which the text is compared.
    var kept: NoteText
    /// The note that the text may take the place of.
    var version: NoteVersion
    /// Why it could not be saved.
    var refusal: StoreProblem?
  }

  private let notes: NoteStore
  private let keeper: DraftKeeper
  private var writings: [FilePath: Writing] = [:]
  private var left: Set<FilePath> = []
  private var elsewhere: Set<FilePath> = []
  /// Why drafts are not on disk.
  private var failures: [FilePath: FileError] = [:]
  /// Notes as they are kept, as texts to begin with: that is not to cost the length at every key.
  private var keptTexts: [FilePath: (note: String, text: NoteText)] = [:]
  private var problems: [StoreProblem] = []
  private var told: Set<StoreProblem> = []

  /// Called when something went wrong that is to be told.
  var onProblem: (() -> Void)?

  init(notes: NoteStore, moves: [MoveStore.Made], folder: DataFolder) {
    self.notes = notes
    keeper = DraftKeeper(data: folder)
    // A program that was ended before it saw a move could not follow it.
    look { draft in
      guard (try? FileStatus(of: draft.path)) == nil else { return nil }
      let later = moves.filter { $0.time >= draft.changed }
      let path = later.reduce(draft.path) { path, made in made.move.newPath(of: path) ?? path }
      return path == draft.path ? nil : path
    }
    keeper.onChange { [weak self] path, error in
      Task { @MainActor in self?.failures[path] = error }
    }
  }

  /// Begins to write a note, or goes on where writing it was left, by this program or another one.
  ///
  /// - Parameter path: The file.
  public func begin(_ path: FilePath) {
    guard !isUnsaved(path) else { return }
    writings[path] = nil
    notes.refresh()
    do throws(FileError) {
      var taken = try keeper.take(path)
      // What was saved just before the program ended needs no second answer.
      while let draft = taken.draft, draft.text.hasSameContents(as: keptText(path)) {
        guard taken.isMoved else {
          // One that cannot be removed would be found for ever.
          taken.draft = nil
          break
        }
        keeper.remove(path)
        taken = try keeper.take(path)
      }
      if taken.isWrittenElsewhere { elsewhere.insert(path) } else { elsewhere.remove(path) }
      learn(taken)
      if let draft = taken.draft {
        writings[path] = Writing(text: draft.text, kept: keptText(path), version: draft.version)
      }
    } catch {
      tell(.unreadable(error))
    }
  }

  /// The text being written on a file; that of the note as long as nothing was written.
  ///
  /// - Parameter path: The file.
  public subscript(path: FilePath) -> NoteText {
    get { writings[path]?.text ?? keptText(path) }
    set {
      var writing = writings[path] ?? newWriting(path)
      let isNew = !newValue.hasSameContents(as: writing.text)
      writing.text = newValue
      writings[path] = writing
      if isNew { keep(path) }
    }
  }

  /// Whether there is text on a file that is not kept.
  ///
  /// - Parameter path: The file.
  /// - Returns: True where it differs from the note.
  public func isUnsaved(_ path: FilePath) -> Bool {
    writings[path].map { !$0.text.hasSameContents(as: $0.kept) } ?? false
  }

  /// Whether there is a draft on a file that somebody has to go on with.
  ///
  /// - Parameter path: The file.
  /// - Returns: True where one is being written here, or was left.
  public func has(_ path: FilePath) -> Bool { left.contains(path) || isUnsaved(path) }

  /// Whether another program writes a note on a file too.
  ///
  /// - Parameter path: The file.
  /// - Returns: True where one did when writing began here.
  public func isWrittenElsewhere(_ path: FilePath) -> Bool { elsewhere.contains(path) }

  /// Why the text on a file is not kept, or not even as a draft.
  ///
  /// - Parameter path: The file.
  /// - Returns: What to tell the user; nil where all is well.
  public func problem(of path: FilePath) -> String? {
    guard isUnsaved(path) else { return nil }
    if let refusal = writings[path]?.refusal { return refusal.message }
    return failures[path].map {
      "\($0.message) What you write is not on disk until there is a way to keep it. \($0.advice)"
    }
  }

  /// Keeps the text on a file as the note.
  ///
  /// - Parameter path: The file.
  /// - Throws: Why it is not kept; it is then as unsaved as before.
  public func save(_ path: FilePath) throws(NoteRefusal) {
    guard let writing = writings[path] else { return }
    let note = writing.text.string
    do throws(NoteRefusal) {
      try notes.write(note, on: path, over: writing.version)
    } catch {
      if case .problem(let problem) = error { writings[path]?.refusal = problem }
      throw error
    }
    keptTexts[path] = (note, writing.text)
    writings[path] = Writing(text: writing.text, kept: writing.text, version: NoteVersion(note))
    forgetDraft(path)
  }

  /// What saving the text on a file would be refused for, if it is known before.
  ///
  /// - Parameter path: The file.
  /// - Returns: What the note was changed to elsewhere; nil where it was not.
  public func conflict(of path: FilePath) -> NoteRefusal? {
    guard let writing = writings[path] else { return nil }
    notes.refresh()
    let note = notes.note(on: path)
    return NoteVersion(note) == writing.version ? nil : .changed(note)
  }

  /// Lets the text on a file take the place of a note that somebody else has written.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - note: The note that the user has seen.
  ///   - isKept: Whether it stays, above the text.
  public func accept(_ path: FilePath, over note: String?, keeping isKept: Bool) {
    guard var writing = writings[path] else { return }
    if isKept, let note, !note.isEmpty { writing.text = NoteText(note + "\n\n" + writing.text.string) }
    writing.version = NoteVersion(note)
    writings[path] = writing
    keep(path)
  }

  /// Forgets the text on a file, so that the note is what it was.
  ///
  /// - Parameter path: The file.
  public func discard(_ path: FilePath) {
    writings[path] = nil
    keptTexts[path] = nil
    forgetDraft(path)
  }

  /// Keeps a draft that an earlier release has kept elsewhere.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - path: The file.
  func adopt(_ text: String, on path: FilePath) {
    begin(path)
    // One that is here already is as new.
    guard !isUnsaved(path) else { return }
    self[path] = NoteText(text)
  }

  /// Keeps what is being written on what was moved.
  ///
  /// - Parameter move: What was moved.
  func follow(_ move: FileMove) {
    for (path, writing) in writings {
      guard let new = move.newPath(of: path) else { continue }
      writings[path] = nil
      elsewhere.remove(path)
      failures[path] = nil
      // It is read anew: the note may have been joined to what was left of another.
      guard !writing.text.hasSameContents(as: writing.kept) else { continue }
      var moved = writing
      if isUnsaved(new), let there = writings[new] {
        moved.text = NoteText(writing.text.string + "\n\n" + there.text.string)
      }
      // Which note it was begun from stays what it was, so that it is asked about where that is not the one that is there.
      writings[new] = moved
      keeper.move(draft(moved, on: new), from: path)
    }
    look { move.newPath(of: $0.path) }
  }

  /// Looks where notes were left.
  private func look(following newPath: (Draft) -> FilePath?) {
    do throws(FileError) {
      learn(try keeper.look(following: newPath))
    } catch {
      left = []
      tell(.unreadable(error))
    }
  }

  private func learn(_ found: DraftKeeper.Taken) {
    left = found.leftPaths
    for problem in found.problems { tell(problem) }
  }

  /// Keeps everything that is being written on disk, and returns when it is there.
  ///
  /// - Returns: Why something is not.
  func flush() -> [StoreProblem] { keeper.flush().values.map { .unwritable($0) } }

  /// What went wrong since this was last asked.
  func takeProblems() -> [StoreProblem] {
    defer { problems = [] }
    return problems
  }

  private func newWriting(_ path: FilePath) -> Writing {
    Writing(text: keptText(path), kept: keptText(path), version: NoteVersion(notes.note(on: path)))
  }

  private func keptText(_ path: FilePath) -> NoteText {
    let note = notes.note(on: path) ?? ""
    if let known = keptTexts[path], known.note == note { return known.text }
    let text = NoteText(note)
    keptTexts[path] = (note, text)
    return text
  }

  private func keep(_ path: FilePath) {
    guard isUnsaved(path), let writing = writings[path] else { return forgetDraft(path) }
    keeper.put(draft(writing, on: path))
  }

  private func draft(_ writing: Writing, on path: FilePath) -> Draft {
    Draft(path: path, text: writing.text, version: writing.version, changed: FileDate.now)
  }

  private func forgetDraft(_ path: FilePath) {
    keeper.remove(path)
    failures[path] = nil
    left.remove(path)
  }

  private func tell(_ problem: StoreProblem) {
    guard told.insert(problem).inserted else { return }
    problems.append(problem)
    onProblem?()
  }
}
