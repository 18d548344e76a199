import Observation
import Waymark
import WaymarkTesting

@testable import WaymarkBindings

/// A model of what SwiftUI's containers do with what they are bound to.
///
/// They read models when Observation says that these have changed, and take up what they have read where no transition
/// is under way; transitions take some frames. What the user does they write to the bindings, before the transition or
/// some frames after it, and now and then they write what nobody asked for.
@MainActor
final class Views {
  weak var host: BindingHost<Place>?
  var random: SplitMix
  /// Whether views write echoes of what they were told, and what is long past.
  var isNoisy = false
  /// Whether views are not on the screen, where nothing is drawn.
  var isHidden = false
  /// Whether the scene is in the background, where nothing is drawn and nobody is told so.
  var isInBackground = false
  /// Whether split views show one column at a time.
  var isCompact = true
  /// The room has changed and the host has not been told yet: no user is as quick.
  var untoldTurns: [UntoldTurn] = []
  /// When it last heard of the room.
  var toldAt: Duration?
  /// Whether split views write whatever column they like when the room changes.
  var isInventive = false
  /// Whether the user acts in any column that is seen.
  var usesAnyColumn = false
  /// Whether the user has given the focus to a column.
  var hasFocused = false
  /// How views say what appears and disappears.
  var reporting = Reporting.prompt
  /// Whether views say nothing of what appears and disappears.
  var isSilent: Bool {
    get { reporting == .never }
    set { reporting = newValue ? .never : .prompt }
  }

  var seen: Seen?
  /// Whether something has changed since it was read.
  var isDirty = true
  /// Whether what was read is not all taken up.
  var isBehind = true
  private var wasHidden = false
  private var toldRevision = -1
  var layers: [DrawnLayer] = []
  var appeared: [ScreenNode<Place>] = []
  var modals: [LayerModel<Place>] = []
  var reports: [(delay: Int, report: @MainActor (BindingHost<Place>) -> Void)] = []
  var writes: [(delay: Int, write: @MainActor () -> Void)] = []
  /// Modals that the user has pulled off the screen, which has not been written yet.
  ///
  /// SwiftUI writes it as the modal goes, before it looks at anything else. So it does not present the modal once more in between,
  /// and what was under way in it is not written about screens that nobody has seen.
  private var unwritten: [LayerModel<Place>] = []
  /// Models that views were bound to at some time.
  var formerStacks: [(model: StackModel<Place>, path: [ScreenNode<Place>])] = []
  var formerLayers: [LayerModel<Place>] = []
  var formerColumns: [(model: ColumnsModel<Place>, front: Int)] = []
  /// The screens that the user has closed.
  var closed: Set<EntryID> = []
  /// The screens that the user has left with them.
  var left: Set<EntryID> = []

  init(_ host: BindingHost<Place>, seed: UInt64) {
    self.host = host
    random = SplitMix(seed: seed)
  }

  /// Whether nothing moves and nothing is left to be read or written.
  var isIdle: Bool {
    var isMoving = layers.contains { $0.phase != .there }
    for layer in layers {
      layer.content.forEachStack { isMoving = isMoving || $0.transition != nil }
      layer.content.forEachColumns { isMoving = isMoving || $0.transition != nil }
    }
    return !isDirty && !isBehind && !isMoving && writes.isEmpty && reports.isEmpty && untoldTurns.isEmpty
  }

  /// The tree on the screen, with its entries.
  var tree: EntryTree<Place>? {
    guard let root = layers.first?.content.container else { return nil }
    let modals = layers.dropFirst().compactMap { layer -> Modal<Entry<Place>>? in
      if case .coming = layer.phase { return nil }
      guard let presentation = layer.presentation, let container = layer.content.container else { return nil }
      return Modal(presentation, container)
    }
    return EntryTree(root, modals: modals)
  }

  /// Lets one frame pass.
  func frame() {
    guard let host else { return }
    deliverReports()
    tellTurns()
    guard !isHidden, !isInBackground else {
      wasHidden = true
      return isHidden ? tellAppearances() : ()
    }
    if wasHidden { drawAtOnce(host) }
    advance()
    deliverWrites()
    if isNoisy { makeNoise() }
    if isDirty { read(host) }
    draw()
    tellRoom(host)
    tellAppearances()
    guard let seen, !isDirty else { return }
    if seen.revision != toldRevision {
      toldRevision = seen.revision
      tell { $0.rendered(seen.revision) }
    } else if reporting == .prompt {
      host.rendered(seen.revision)
    }
  }

  /// Draws all that comes back on the screen at once.
  private func drawAtOnce(_ host: BindingHost<Place>) {
    wasHidden = false
    read(host)
    layers = (seen?.layers ?? []).map { DrawnLayer($0, .there, isCompact: isCompact) }
    isBehind = false
  }

  /// Nothing of what was seen before is kept.
  func forgetPast() {
    formerStacks = []
    formerLayers = []
    formerColumns = []
    closed = []
  }

  private func read(_ host: BindingHost<Place>) {
    isDirty = false
    let previous = seen
    seen = withObservationTracking {
      Seen(host)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.isDirty = true }
    }
    if isNoisy, let previous { remember(previous) }
    isBehind = true
  }

  private func remember(_ seen: Seen) {
    for layer in seen.layers {
      formerLayers.append(layer.model)
      remember(layer.content)
    }
    formerColumns = formerColumns.suffix(3)
    formerLayers = formerLayers.suffix(6)
    formerStacks = formerStacks.suffix(6)
  }

  private func remember(_ content: Seen.Content) {
    switch content {
    case .stack(let model, let screens): formerStacks.append((model, screens.dropFirst().map(\.model)))
    case .tabs: break
    case .columns(let model, let columns, let front):
      formerColumns.append((model, front))
      for column in columns { remember(column) }
    }
  }

  private func deliverWrites() {
    for index in writes.indices { writes[index].delay -= 1 }
    let due = writes.filter { $0.delay < 0 }
    writes.removeAll { $0.delay < 0 }
    for write in due { write.write() }
  }

  var duration: Int { Int.random(in: 4...12, using: &random) }

  // MARK: Taking up what was read

  private func draw() {
    guard isBehind, let seen else { return }
    isBehind = false
    for (index, layer) in seen.layers.enumerated() {
      guard index < layers.count else {
        present(layer, at: index)
        break
      }
      guard layers[index].model === layer.model else {
        if index == 0 {
          // Another root is there at once, and nothing of the one before.
          layers = []
          present(layer, at: 0)
        } else {
          dismiss(at: index)
        }
        break
      }
      let isFront = index == layers.count - 1 && layers[index].phase == .there
      layers[index].presentation = layer.presentation
      layers[index].content = draw(layer.content, over: layers[index].content, isSeen: isFront)
    }
    if layers.count > seen.layers.count { dismiss(at: seen.layers.count) }
  }

  private func present(_ layer: Seen.Layer, at index: Int) {
    guard index > 0 else {
      layers = [DrawnLayer(layer, .there, isCompact: isCompact)]
      isBehind = true
      return
    }
    isBehind = true
    guard !unwritten.contains(where: { $0 === layer.model }) else { return }
    // One at a time, and not from what moves.
    guard layers[index - 1].phase == .there, !layers[index - 1].content.isMoving else {
      return
    }
    let new = DrawnLayer(layer, .coming(duration), isCompact: isCompact)
    layers.append(new)
    guard !layer.model.isAlert else { return }
    for stack in new.content.seen { if let top = stack.screens.last?.model { tellWillAppear(top) } }
  }

  private func dismiss(at index: Int) {
    isBehind = true
    guard layers[index].phase == .there else { return }
    layers[index].phase = .going(duration, isPull: false)
  }

  func draw(_ seen: Seen.Content, over drawn: Drawn, isSeen: Bool) -> Drawn {
    guard seen.identity == drawn.identity else { return Drawn(seen, isCompact: isCompact) }
    switch (seen, drawn) {
    case (.stack(_, let screens), .stack(let stack)):
      if stack.transition != nil || stack.isWriting {
        isBehind = true
      } else if isSeen, stack.screens.last?.model !== screens.last?.model {
        isBehind = true
        stack.transition = .init(framesLeft: duration, target: screens, isSwipe: false)
        if let top = screens.last?.model { tellWillAppear(top) }
      } else {
        stack.screens = screens
      }
    case (.tabs(_, let tabs, let selection), .tabs(let drawnTabs)):
      drawnTabs.tabs = tabs.map { tab in
        let old = drawnTabs.tabs.first { $0.key == tab.key }?.content
        let isSeen = isSeen && tab.key == selection && drawnTabs.selection == selection
        return (
          tab.key,
          old.map { draw(tab.content, over: $0, isSeen: isSeen) }
            ?? Drawn(tab.content, isCompact: isCompact)
        )
      }
      drawnTabs.selection = selection
    case (.columns(_, let columns, let front), .columns(let drawnColumns)):
      draw(columns, front: front, over: drawnColumns, isSeen: isSeen)
    default: return Drawn(seen, isCompact: isCompact)
    }
    return drawn
  }

  // MARK: Time

  private func advance() {
    for layer in layers {
      layer.content.forEachColumns { columns in
        guard var transition = columns.transition else { return }
        transition.framesLeft -= 1
        columns.transition = transition
        if transition.framesLeft <= 0 { end(transition, of: columns) }
      }
      layer.content.forEachStack { stack in
        guard var transition = stack.transition else { return }
        transition.framesLeft -= 1
        stack.transition = transition
        if transition.framesLeft <= 0 { end(transition, of: stack) }
      }
    }
    for (index, layer) in layers.enumerated() {
      switch layer.phase {
      case .there: continue
      case .coming(let left): layer.phase = left > 1 ? .coming(left - 1) : .there
      case .going(let left, let isPull):
        if left > 1 {
          layer.phase = .going(left - 1, isPull: isPull)
        } else {
          remove(from: index, isPull: isPull)
          return
        }
      }
    }
  }

  private func end(_ transition: DrawnStack.Transition, of stack: DrawnStack) {
    stack.transition = nil
    stack.screens = transition.target
    guard transition.isSwipe else { return }
    let path = transition.target.dropFirst().map(\.model)
    stack.isWriting = true
    writeLater {
      stack.isWriting = false
      $0.write(path: path, to: stack.model)
    }
  }

  private func remove(from index: Int, isPull: Bool) {
    let gone = layers[index...].map(\.model)
    layers.removeSubrange(index...)
    isBehind = true
    if isPull { unwritten.append(gone[0]) }
    let writeDismissal: @MainActor (BindingHost<Place>) -> Void = { [weak self] in
      self?.unwritten.removeAll { $0 === gone[0] }
      $0.writeDismissal(of: gone[0])
    }
    if isPull, Bool.random(using: &random) { writeLater(writeDismissal) }
    tellModals()
    if isPull { writeLater(writeDismissal) }
  }

  func writeLater(_ write: @escaping @MainActor (BindingHost<Place>) -> Void) {
    writes.append((Int.random(in: -1...2, using: &random), { [weak self] in self?.host.map(write) }))
    if writes[writes.count - 1].delay < 0 { writes.removeLast().write() }
    if isNoisy, Int.random(in: 0..<3, using: &random) == 0 {
      writes.append((Int.random(in: 0...1, using: &random), { [weak self] in self?.host.map(write) }))
    }
  }
}
