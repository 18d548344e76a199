import Waymark

@testable import WaymarkBindings

/// Split views, and the room there is for them.
extension Views {
  func draw(_ seen: [Seen.Content], front: Int, over drawn: DrawnColumns, isSeen: Bool) {
    guard drawn.transition == nil, !drawn.isWriting else {
      isBehind = true
      for (index, column) in seen.enumerated() where index != drawn.front && index != drawn.transition?.front
      {
        guard drawn.columns.indices.contains(index), drawn.columns[index].identity == column.identity else {
          continue
        }
        _ = draw(column, over: drawn.columns[index], isSeen: false)
      }
      return
    }
    let columns = seen.enumerated().map { index, column in
      guard drawn.columns.indices.contains(index) else { return Drawn(column, isCompact: isCompact) }
      let isSeen = isSeen && (!drawn.isCompact || (index == drawn.front && index == front))
      return draw(column, over: drawn.columns[index], isSeen: isSeen)
    }
    if drawn.isCompact, !drawn.model.isAlone, isSeen, front != drawn.front {
      isBehind = true
      drawn.transition = .init(framesLeft: duration, columns: columns, front: front, isSwipe: false)
      for stack in columns[front].seen { if let top = stack.screens.last?.model { tellWillAppear(top) } }
    } else {
      drawn.columns = columns
      drawn.front = front
    }
  }

  func end(_ transition: DrawnColumns.Transition, of columns: DrawnColumns) {
    columns.transition = nil
    columns.columns = transition.columns
    columns.front = transition.front
    isBehind = true
    guard transition.isSwipe else { return }
    columns.isWriting = true
    let count = columns.turnCount
    writeLater { host in
      columns.isWriting = false
      // It may be written after the room has changed, but not much later.
      let now = host.timer.now
      guard
        columns.turnCount == count
          || (columns.turnCount == count + 1 && now - columns.turnedAt < .milliseconds(64))
      else { return }
      if columns.turnCount == count, let left = columns.left, left.writtenAt == nil {
        columns.left = (left.root, now)
      }
      host.write(front: transition.front, to: columns.model)
    }
  }

  /// There is room for one column, or for more.
  ///
  /// - Parameter delay: How many frames later the host hears of it; at once if `nil`.
  func turn(toldAfter delay: Int? = nil) {
    for turn in untoldTurns where turn.hasWritten { turn.tell() }
    // The room is as it was before anybody has heard of another, and the system makes nothing of it.
    let isUndone = untoldTurns.contains { !$0.hasWritten }
    untoldTurns = []
    isCompact.toggle()
    let turn = UntoldTurn(delay ?? 0) { [weak self, isCompact] in
      guard let self, let host else { return }
      toldAt = host.timer.now
      host.setCompact(isCompact)
      tell(isCompact, to: host)
    }
    for layer in layers {
      layer.content.forEachColumns {
        self.turn($0)
        if isInventive, !isUndone, !$0.model.isAlone, Bool.random(using: &random) {
          writeAnyColumn(of: $0, turn)
        }
      }
    }
    if delay == nil { turn.tell() } else { untoldTurns.append(turn) }
  }

  func tellTurns() {
    for turn in untoldTurns { turn.delay -= 1 }
    let due = untoldTurns.filter { $0.delay < 0 }
    untoldTurns.removeAll { $0.delay < 0 }
    for turn in due { turn.tell() }
  }

  private func tell(_ isCompact: Bool, to host: BindingHost<Place>) {
    var all: [ColumnsModel<Place>] = []
    host.forEachColumns { all.append($0) }
    for one in all { host.setCompact(isCompact, of: one) }
  }

  /// Ends a transition; a swipe is given up, and nobody says what it would have closed.
  private func turn(_ columns: DrawnColumns) {
    guard !columns.model.isAlone, let now = host?.timer.now else { return }
    columns.isCompact = isCompact
    columns.turnCount += 1
    columns.turnedAt = now
    isBehind = true
    if let transition = columns.transition, !transition.isSwipe {
      columns.columns = transition.columns
      columns.front = transition.front
    }
    // A column that has just been left stays, unless it was known to be the user's doing before the room changed.
    if let left = columns.left, now - (left.writtenAt ?? now) <= .milliseconds(100) {
      closed.remove(left.root)
      self.left.insert(left.root)
    }
    columns.left = nil
    columns.transition = nil
  }

  /// The system makes another column of it when the room changes, and the split view writes that before or after the host hears
  /// of the room.
  private func writeAnyColumn(of columns: DrawnColumns, _ turn: UntoldTurn) {
    let (count, front) = (columns.turnCount, Int.random(in: 0..<columns.model.capacity, using: &random))
    let delay = Int.random(in: -1...2, using: &random)
    let write: @MainActor () -> Void = { [weak self] in
      guard let host = self?.host, columns.turnCount == count,
        host.timer.now - columns.turnedAt < .milliseconds(64)
      else { return }
      turn.hasWritten = true
      host.write(front: front, to: columns.model)
    }
    if delay < 0 { write() } else { writes.append((delay, write)) }
  }

  /// Split views that have come since say how much room they have.
  func tellRoom(_ host: BindingHost<Place>) {
    guard untoldTurns.isEmpty else { return }
    var all: [ColumnsModel<Place>] = []
    host.forEachColumns { all.append($0) }
    for one in all { host.setCompact(isCompact, of: one) }
  }

  // MARK: The user

  /// The split view whose column in front is at its root, where one is shown at a time, and nothing moves.
  private func columnsToLeave(by count: Int) -> DrawnColumns? {
    guard !isHidden, !isInBackground, let host, untoldTurns.isEmpty,
      toldAt.map({ host.timer.now - $0 >= .milliseconds(100) }) ?? true, let layer = layers.last,
      layer.phase == .there, !layer.model.isAlert, !layer.content.isMoving,
      let columns = layer.content.seenColumns.first, columns.isCompact, !columns.model.isAlone,
      columns.front >= count, columns.front == columns.model.front, !columns.isWriting,
      let stack = columns.columns[columns.front].front, stack.screens.count == 1,
      !host.isHeld(stack.screens[0].model.id),
      !host.isHeldColumn(columns.model.columns[columns.front].firstScreen.id)
    else { return nil }
    return columns
  }

  /// Goes back from a column's root; the binding is written before the transition, or after it.
  func leaveColumn(by count: Int = 1, isWrittenFirst: Bool) -> Bool {
    guard let host, let columns = columnsToLeave(by: count) else { return false }
    let target = columns.front - count
    for (index, column) in columns.columns.enumerated() where index > target {
      column.forEachStack { left.formUnion($0.screens.map(\.model.id)) }
    }
    if let root = columns.columns[target + 1].container?.root.id {
      closed.insert(root)
      columns.left = (root, isWrittenFirst ? host.timer.now : nil)
    }
    let kept = Array(columns.columns.prefix(target + 1))
    columns.transition = .init(framesLeft: duration, columns: kept, front: target, isSwipe: !isWrittenFirst)
    if isWrittenFirst {
      host.write(front: target, to: columns.model)
    } else {
      tellHold { [weak columns] in columns?.transition?.isSwipe == true }
      for stack in kept[target].seen { if let top = stack.screens.last?.model { tellWillAppear(top) } }
    }
    return true
  }

  /// Gives the focus to a column.
  func focusColumn(_ index: Int) -> Bool {
    guard !isHidden, !isInBackground, untoldTurns.isEmpty, let host, let layer = layers.last,
      layer.phase == .there, !layer.content.isMoving,
      let columns = layer.content.seenColumns.randomElement(using: &random),
      !columns.model.isAlone, columns.columns.indices.contains(index), index != columns.front,
      !columns.isCompact || index > columns.front
    else { return false }
    hasFocused = true
    if columns.isCompact {
      // It is the split view that goes there, and says so.
      columns.transition = .init(
        framesLeft: duration, columns: columns.columns, front: index, isSwipe: false)
    }
    host.write(front: index, to: columns.model)
    return true
  }
}

extension Views {
  /// Touches a screen in any column that is seen.
  ///
  /// - Returns: The screen.
  func touch() -> EntryID? {
    guard !isHidden, !isInBackground, untoldTurns.isEmpty, let host, let layer = layers.last,
      layer.phase == .there, !layer.content.isMoving,
      let stack = layer.content.seen.randomElement(using: &random), let top = stack.screens.last?.model
    else { return nil }
    hasFocused = true
    host.screenWasUsed(top)
    return top.id
  }
}

/// There is room for more or fewer columns, and the host has not heard of it.
@MainActor
final class UntoldTurn {
  /// How many frames later it does.
  var delay: Int
  /// Whether a split view has written what the room has made of its columns.
  var hasWritten = false
  let tell: @MainActor () -> Void

  init(_ delay: Int, _ tell: @escaping @MainActor () -> Void) {
    self.delay = delay
    self.tell = tell
  }
}

extension Drawn {
  /// The stacks that are seen and do not move, nor what they are in.
  var resting: [DrawnStack] {
    switch self {
    case .stack(let stack): stack.transition == nil ? [stack] : []
    case .tabs(let tabs): tabs.tabs.first { $0.key == tabs.selection }?.content.resting ?? []
    case .columns(let columns): columns.transition == nil ? columns.seen.flatMap(\.resting) : []
    }
  }
}
