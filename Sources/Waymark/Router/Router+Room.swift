extension Router {
  func report(columnsThatFit count: Int) {
    precondition(!isEditing, "Reporting inside Router.edit, or in a placement: report when the room changes")
    guard !holds(.room(count)) else { return }
    let origin = tap?.origin
    let isOutermost = !isWorking
    isWorking = true
    takeRoom(count, from: origin)
    if isOutermost { work() }
  }

  func takeRoom(_ count: Int, from origin: JournalPlace? = nil) {
    guard columnsThatFit != max(count, 1) else { return }
    if let tap { tap.note(.room(max(count, 1)), at: origin ?? tap.origin) }
    let before = noteShown()
    columnsThatFit = max(count, 1)
    visibleScreenChanged(from: before)
  }

  /// The topmost entries of the columns beside the one in front, as far as the host has acknowledged them.
  var shownBeside: [EntryID] {
    guard columnsThatFit > 1, let shown = machine.shown else { return [] }
    var beside: [EntryID] = []
    shown.layer(shown.modals.count).forEachSeen(room: columnsThatFit) { beside.append($0.id) }
    let front = shown.visibleElement.id
    beside.removeAll { $0 == front }
    return beside
  }
}
