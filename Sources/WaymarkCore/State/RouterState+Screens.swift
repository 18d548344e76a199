package import WaymarkState

/// Something to remember about an entry.
package struct PlaceRecord: Sendable {
  /// The request that has opened it, if it wants an answer or may come a second time.
  package var opener: Request?
  /// The answer that it gave as it closed, and the screen that hears it.
  var answer: (value: AnyValue, to: EntryID)?
  var saved: [String: AnyValue] = [:]
}

/// The facts about the screen that were told last.
struct Seen: Sendable {
  /// The entries that the user sees.
  var now: [EntryID] = []
  /// The number of columns that fit side by side.
  var columns = 1
  /// The place at which the screen came to rest last.
  var arrivedAt: EntryID?
  /// The navigation that was shown last.
  var request: Request?

  mutating func look(at screen: PlaceTree) {
    now.removeAll(keepingCapacity: true)
    let columns = columns
    screen.layer(screen.layerCount - 1).forEachSeen(room: columns) { now.append($0.id) }
  }
}

/// Screens: their lives, their answers, and the values that they save.
extension RouterState {
  /// Tells screens the consequences of a step that was shown; if the goal is reached, nothing that went comes back.
  mutating func tell(_ step: PlaceStep, isReached: Bool) {
    shownCount += 1
    if audience.contains(.screens) {
      step.forEachInserted { effects.append(.screen($0.id, .created)) }
      step.forEachUpdated { effects.append(.screen($0.id, .updated)) }
    }
    step.forEachRemoved { if !isReached, tree.contains($0.id) { putAway($0) } else { endLife(of: $0) } }
  }

  /// Takes a tree as the host's screen, and tells the screens.
  mutating func show(_ new: PlaceTree) {
    for delivery in undelivered { effects.append(.deliver(delivery)) }
    undelivered = []
    if let old = screen {
      screen = new
      for step in old.steps(to: new) { tell(step, isReached: false) }
    } else {
      screen = new
      shownCount += 1
      agenda.isBeginning = false
      if audience.contains(.screens) {
        for place in new.places() { effects.append(.screen(place.id, .created)) }
      }
    }
  }

  mutating func columnsThatFit(_ count: Int) {
    guard count != seen.columns else { return }
    seen.columns = max(count, 1)
    if phase.isResting { tellSeen() }
  }

  /// Tells screens that they are seen now, or are not any more; nothing between two rests is told.
  mutating func tellSeen() {
    guard audience.contains(.screens), let screen else { return }
    let before = seen.now
    seen.look(at: screen)
    guard before != seen.now else { return }
    for id in before where !seen.now.contains(id) { effects.append(.screen(id, .covered)) }
    for id in seen.now where !before.contains(id) { effects.append(.screen(id, .appeared)) }
  }

  /// Tells where the user has come to rest; questions, and what they uncover, are no arrivals.
  mutating func arrive() {
    guard audience.contains(.arrivals), screen != nil, questions.isEmpty else { return }
    let place = tree.visibleElement
    guard place.id != seen.arrivedAt else { return }
    seen.arrivedAt = place.id
    effects.append(.arrived(Arrival(place: place, request: seen.request)))
  }

  // MARK: The end of a screen

  /// Ends the life of a screen whose entry stays.
  mutating func putAway(_ place: Place) {
    if audience.contains(.screens) {
      effects.append(.screen(place.id, .removed))
      seen.now.removeAll { $0 == place.id }
    }
    guard guards.objections.contains(where: { $0.objector == place.id }) else { return }
    guards.objections.removeAll { $0.objector == place.id }
    renewTurns()
  }

  /// Ends the life of a screen whose entry is gone, and delivers its answer.
  mutating func endLife(of place: Place) {
    putAway(place)
    if records.isEmpty { return }
    guard let record = records.removeValue(forKey: place.id) else { return }
    let opener = record.opener?.wantsAnswer == true ? record.opener : nil
    guard opener != nil || record.answer != nil else { return }
    let to = record.answer.map { $0.to } ?? opener?.screen
    let delivery = Delivery(
      value: record.answer?.value, from: place, to: to, navigation: opener?.number ?? 0)
    // Between two hosts nobody hears it.
    if screen == nil { undelivered.append(delivery) } else { effects.append(.deliver(delivery)) }
  }

  // MARK: Answers

  /// Remembers the answer of a screen that closes, until it is off the screen; after a restart nobody remembers who has
  /// asked, and the place that the user sees in the new tree hears it.
  mutating func remember(_ answer: AnyValue, of id: EntryID, in new: PlaceTree) {
    guard tree.contains(id), !new.contains(id) else { return }
    let opener = records[id]?.opener
    // A navigation that awaits the answer names its asker; a screen that has only opened the place may be gone.
    let asker = opener?.screen.flatMap { opener?.wantsAnswer == true || new.contains($0) ? $0 : nil }
    _ = exchange(&records[id, default: PlaceRecord()].answer, with: (answer, asker ?? new.visibleElement.id))
  }

  /// Remembers by which request a place was opened.
  mutating func rememberOpener(_ request: Request, _ change: Change) {
    guard request.wantsAnswer || request.isRepeatable else { return }
    let brought = change.coming
    // It is the place that the user sees, or the last where others hide it.
    let seen = tree.visibleElement.id
    if let opened = brought.first(where: { $0.id == seen }) ?? brought.last {
      _ = exchange(&records[opened.id, default: PlaceRecord()].opener, with: request)
    } else if request.wantsAnswer {
      let delivery = Delivery(
        value: nil, from: tree.visibleElement, to: request.screen, navigation: request.number)
      effects.append(.deliver(delivery))
    }
  }

  /// Owes a navigation no answer, since whoever has asked has heard that it failed.
  mutating func forgetOpener(_ number: NavigationNumber) {
    for (id, record) in records where record.opener?.number == number { records[id]?.opener = nil }
  }

  // MARK: Saved values

  /// Saves a value for a screen; the screen has something new to lose, so it is asked again.
  mutating func save(_ value: AnyValue?, _ key: String, of id: EntryID) {
    guard tree.contains(id) || screen?.contains(id) == true else { return }
    // The old value's release may run code of the app's, which must find the records whole.
    _ = exchange(&records[id, default: PlaceRecord()].saved[key], with: value)
    withdrawPermissions(of: id)
  }

  package func saved(of id: EntryID) -> [String: AnyValue] { records[id]?.saved ?? [:] }

  /// Whether an entry is in the tree or on the screen, or is about to be shown.
  package func mayHaveScreen(_ id: EntryID) -> Bool {
    goal.contains(id) || screen?.contains(id) == true || phase.brought.contains { $0.id == id }
  }

  /// Whether the user sees a screen, as it was told last.
  package func isSeen(_ id: EntryID) -> Bool { seen.now.contains(id) }
}
