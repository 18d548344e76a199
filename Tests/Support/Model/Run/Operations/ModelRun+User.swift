import Waymark
import WaymarkTesting

/// What the user does without asking.
extension ModelRun {
  func userActs() {
    guard let displayed = stage?.displayed, let shown = reference.shown, let visible = displayed.visibleEntry
    else {
      return
    }
    var id: UInt64
    switch random.below(100) {
    case ..<20: return userSelects(in: displayed)
    case ..<65: id = visible.id
    case ..<75: id = random.pick(displayed.layers.map(\.box.rootID)) ?? visible.id
    case ..<85: id = random.pick(shown.entries.map(\.id)) ?? visible.id
    case ..<95: id = random.pick(arrivingIDs) ?? visible.id
    default: id = random.pick(Array(reference.dead).sorted()) ?? random.next()
    }
    // The screen that asks for what is being decided.
    let asker = reference.deliberation.flatMap { reference.navigations[$0.navigation]?.screen }
    if let asker, shown.ids.contains(asker), random.chance(40) { id = asker }
    note("  the user closes \(id)")
    let action = ExternalChange<Spot>.closed(EntryID(rawValue: id))
    willReport(action)
    if stage?.userCloses(id) != true { report(action) }
  }

  /// What a step is bringing that can be closed already: nothing above it has been there before.
  private var arrivingIDs: [UInt64] {
    guard let running = reference.running, let shown = reference.shown else { return [] }
    var ids: [UInt64] = []
    running.step?.forEachInserted { ids.append($0.id.rawValue) }
    return ids.filter { shown.ids.isDisjoint(with: running.target.closing($0)?.gone ?? []) }
  }

  /// The user picks a tab, in whatever layer.
  private func userSelects(in displayed: PlainTree) {
    var path = displayed.visiblePath
    if has(.tabPicks), random.chance(50) {
      path = displayed.visiblePath(inLayer: random.below(displayed.layers.count))
    }
    guard !path.tabs.isEmpty else { return }
    guard has(.tabPicks) || reference.deliberation == nil else { return }
    let parent = PlainPath(layer: path.layer, tabs: Array(path.tabs.prefix(random.below(path.tabs.count))))
    guard let count = displayed.box(at: parent)?.branches?.boxes.count else { return }
    userSelects(parent.inner(random.below(count + (random.chance(5) ? 1 : 0))))
  }

  func userSelects(_ picked: PlainPath) {
    note("  the user selects \(picked)")
    let action = ExternalChange<Spot>.selected(picked.containerPath)
    willReport(action)
    if stage?.userSelects(picked) != true { report(action) }
  }

  private func report(_ action: ExternalChange<Spot>) {
    if stage?.forgetsReports != true { router?.host.report(action) }
  }

  private func willReport(_ action: ExternalChange<Spot>) {
    guard traits.isQuiet, stage?.forgetsReports != true else { return }
    reference.noteSilentFailure(clock.now)
    reference.reportedQuietly(action)
  }
}
