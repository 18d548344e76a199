import Waymark
import WaymarkTesting

@testable import WaymarkBindings

extension RandomRun {
  private var isAlertOnTop: Bool { router.host.tree.modals.last?.root.route.name.hasSuffix("?") == true }

  private func place() -> Place {
    counter += 1
    return Place("p\(counter)")
  }

  /// The router is asked for something.
  func navigate() {
    let options = NavigationOptions(isAnimated: Int.random(in: 0..<4, using: &random) > 0)
    if isAlertOnTop {
      note("dismiss alert")
      navigations.append(router.dismiss(options: options))
      return
    }
    var ids: [EntryID] = []
    router.host.tree.forEachElement { ids.append($0.id) }
    guard let id = ids.randomElement(using: &random) else { return }
    let place = place()
    switch Int.random(in: 0..<(traits.hasColumns ? 26 : 22), using: &random) {
    case 20, 21:
      let detent: Presentation.Detent = random.chance(50) ? .medium : .large
      guard let sheet = router.host.tree.modals.last?.root.id else { return }
      note("select \(detent)")
      navigations.append(router.edit(options: options) { $0.select(detent, of: sheet) })
    case 22...: arrange(place, options)
    case 18, 19:
      guard let change = random.tabChange(in: router.host.tree, named: &counter) else { return }
      note("\(change)")
      navigations.append(router.edit(options: options) { change.apply(to: &$0) })
    case 0..<4:
      note("push \(place)")
      navigations.append(router.push(place, options: options))
    case 4, 5:
      note("pop")
      navigations.append(router.pop(options: options))
    case 6:
      note("pop 2")
      navigations.append(router.pop(2, options: options))
    case 7:
      note("replace \(place)")
      navigations.append(router.replaceTop(with: place, options: options))
    case 8:
      note("set stack")
      let stack = random.stack(named: &counter)
      navigations.append(router.edit(options: options) { $0.setStack(stack) })
    case 9, 10: present(place, options)
    case 11:
      note("dismiss")
      navigations.append(router.dismiss(options: options))
    case 12: select(options)
    case 13:
      let tree = traits.hasColumns ? random.treeOfColumns(named: &counter) : random.tree(named: &counter)
      note("set \(tree.description)")
      navigations.append(router.set(tree, options: options))
    case 14:
      note("close \(id.rawValue)")
      navigations.append(router.close(id, options: options))
    case 15:
      note("remove \(id.rawValue)")
      navigations.append(router.edit(options: options) { $0.remove(id) })
    case 16:
      note("update \(id.rawValue)")
      if !place.name.hasSuffix("?") { navigations.append(router.update(id, to: place, options: options)) }
    default:
      note("dismiss and push \(place)")
      let edit = router.edit(options: options) { editor in
        editor.dismiss()
        editor.push(place)
      }
      navigations.append(edit)
    }
  }

  private func present(_ place: Place, _ options: NavigationOptions) {
    guard router.host.tree.modals.count < 3 else { return }
    let sheet = Presentation.sheet(detents: [.medium, .large])
    let style = (Presentation.modals + [sheet, sheet]).randomElement(using: &random) ?? .sheet
    let isQuestion = style == .alert && Bool.random(using: &random)
    let root = isQuestion ? Place("\(place)?") : place
    note("present \(root) \(style)")
    navigations.append(router.present(root, as: style, options: options))
  }

  /// Columns are filled, emptied or brought to front.
  private func arrange(_ place: Place, _ options: NavigationOptions) {
    let column = Int.random(in: 0..<3, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0..<3:
      note("fill \(column) \(place)")
      navigations.append(router.fill(place, column: column, options: options))
    case 3:
      note("empty \(column)")
      navigations.append(router.clearColumns(from: column, options: options))
    default:
      note("front \(column)")
      navigations.append(router.focusColumn(column, options: options))
    }
  }

  private func select(_ options: NavigationOptions) {
    guard let path = random.tab(in: router.host.tree) else { return }
    guard let key = router.host.tree.key(at: path), random.chance(50) else {
      note("select \(path)")
      navigations.append(router.select(path, options: options))
      return
    }
    note("select \(key)")
    navigations.append(router.select(key, options: options))
  }

  /// The user does something.
  func use() {
    let isFirst = Bool.random(using: &random)
    if traits.hasColumns, random.chance(40) { return useColumns(isFirst) }
    switch Int.random(in: 0..<12, using: &random) {
    case 10, 11:
      let detent: Presentation.Detent = isFirst ? .medium : .large
      if views.drag(to: detent) { note("drag to \(detent)") }
    case 0..<3: if views.swipeBack() { note("swipe") }
    case 3, 4: if views.goBack(by: isFirst ? 1 : 2) { note("back") }
    case 5, 6: if views.pullDown(isWrittenFirst: isFirst) { note("pull") }
    case 7:
      if views.answerAlert(isFirst ? 5 : nil, isWrittenFirst: Bool.random(using: &random)) { note("answer") }
    default: if views.tapTab(Int.random(in: 0..<3, using: &random)) { note("tap tab") }
    }
  }

  private func useColumns(_ isFirst: Bool) {
    if random.chance(20) {
      if let id = views.touch() { note("touch \(id.rawValue)") }
    } else if random.chance(60) {
      let count = random.chance(25) ? 2 : 1
      if views.leaveColumn(by: count, isWrittenFirst: isFirst) { note("leave column by \(count)") }
    } else {
      let column = Int.random(in: 0..<3, using: &random)
      if views.focusColumn(column) { note("focus \(column)") }
    }
  }

  /// A screen begins to refuse that it is left.
  func refuse() {
    guard let entry = router.host.shown?.visibleElement else { return }
    note("objection of \(entry.id.rawValue)")
    let refuses = Bool.random(using: &random)
    router.host.context(for: entry).onLeave { _ in refuses ? .stay("no") : .allow }
  }

  /// Guards come and go, and refuse some places or lead elsewhere.
  func changeGuard() {
    if let guardRegistration {
      note("no guard")
      guardRegistration.cancel()
      self.guardRegistration = nil
      return
    }
    let answer = Int.random(in: 0..<3, using: &random)
    let digit = String(Int.random(in: 0..<10, using: &random))
    note("guard \(answer) of \(digit)")
    guardRegistration = router.addGuard { proposal in
      guard proposal.entering.contains(where: { $0.route.name.hasSuffix(digit) }) else { return .allow }
      return answer == 0 ? .redirect(to: .popToRoot) : .block("no")
    }
  }
}

extension Tree {
  /// The key of a tab.
  fileprivate func key(at path: BranchPath) -> Element.R? {
    guard let parent = path.parent, case .tabs(let tabs)? = container(at: parent) else { return nil }
    return tabs.tabs[path.branch(at: path.branchCount - 1)].key
  }
}
