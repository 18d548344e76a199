import HeadlessUIKit
import Waymark
import WaymarkTesting

extension RandomRun {
  private var isAlertOnTop: Bool {
    guard let top = stage.router.tree.modals.last else { return false }
    return top.style == .alert && top.root.route.name.hasSuffix("?")
  }

  private var options: NavigationOptions {
    NavigationOptions(animated: Int.random(in: 0..<4, using: &random) > 0)
  }

  /// The router is asked for something.
  func navigate() {
    let router = stage.router
    let options = options
    if isAlertOnTop { return note("dismiss alert") { router.dismiss(options: options) } }
    var ids: [EntryID] = []
    router.tree.forEachElement { if !$0.route.name.hasSuffix("?") { ids.append($0.id) } }
    guard let id = ids.randomElement(using: &random) else { return }
    let place = name()
    switch Int.random(in: 0..<18, using: &random) {
    case 0..<4: note("push \(place)") { router.push(place, options: options) }
    case 4..<6: note("pop") { router.pop(options: options) }
    case 6: note("pop 2") { router.pop(2, options: options) }
    case 7: note("replace \(place)") { router.replace(with: place, options: options) }
    case 8: note("set stack") { router.setStack(random.stack(named: &counter), options: options) }
    case 9, 10:
      guard router.tree.modals.count < 3 else { return }
      let style = ModalStyle.allCases.randomElement(using: &random) ?? .sheet
      let isQuestion = style == .alert && Bool.random(using: &random)
      let root = isQuestion ? Place("\(place)?") : place
      note("present \(root) \(style)") { router.present(root, as: style, options: options) }
    case 11: note("dismiss") { router.dismiss(options: options) }
    case 12:
      let keys = router.tree.keys
      guard let key = keys.randomElement(using: &random) else { return }
      note("select \(key)") { router.select(key, options: options) }
    case 13:
      let tree = random.tree(named: &counter)
      note("set \(tree.notation)") { router.set(tree, options: options) }
    case 14: note("close \(id)") { router.close(id, options: options) }
    case 15: note("remove \(id)") { router.remove(id, options: options) }
    case 16:
      guard let key = router.tree.keys.randomElement(using: &random) else { return }
      note("push in tab \(key)") { router.edit(options: options) { $0.push(place, inTab: key) } }
    default:
      note("edit") {
        router.edit(options: options) { editor in
          editor.dismiss()
          editor.push(place)
        }
      }
    }
  }

  /// The user does something.
  func use() {
    let user = stage.user
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: if swipe == nil { note("begin swipe") { swipe = user.beginSwipeBack() } }
    case 2: note("end swipe") { endSwipe() }
    case 3, 4: if pull == nil { note("begin pull") { pull = user.beginPullDown() } }
    case 5: note("end pull") { endPull() }
    case 6, 7: note("tap tab") { user.tapTab(Int.random(in: 0..<3, using: &random)) }
    case 8: note("tap back") { user.tapBack() }
    case 9: note("long press") { user.longPressBack(pick: Int.random(in: 0..<3, using: &random)) }
    case 10: note("tap outside") { user.tapOutside() }
    default: note("tap alert") { user.tapAlert(Bool.random(using: &random) ? "Yes" : "No") }
    }
  }

  /// Code that knows nothing of Waymark does something.
  func disturb() {
    let animated = Bool.random(using: &random)
    let front = stage.user.frontmost
    let stack = stage.user.frontmostNavigation
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      note("foreign push") { stack?.pushViewController(Foreign(), animated: animated) }
    case 2:
      note("foreign pop") {
        if stack?.topViewController is Foreign { stack?.popViewController(animated: animated) }
      }
    case 3, 4:
      note("foreign present") {
        let foreign = Foreign()
        foreign.modalPresentationStyle = Bool.random(using: &random) ? .fullScreen : .pageSheet
        front?.present(foreign, animated: animated)
      }
    case 5: note("foreign dismiss") { if front is Foreign { front?.dismiss(animated: animated) } }
    case 6: note("other code pops") { stack?.popViewController(animated: animated) }
    case 7: note("other code dismisses") { front?.dismiss(animated: animated) }
    default:
      note("other code selects") {
        let tabs = stage.user.frontmostTabs
        tabs?.selectedIndex = Int.random(in: 0..<3, using: &random)
      }
    }
  }
}

extension Tree {
  /// The keys of all tabs.
  var keys: [Element.RouteValue] {
    var keys: [Element.RouteValue] = []
    func add(_ container: Container<Element>) {
      guard case .tabs(let tabs) = container else { return }
      for tab in tabs.tabs {
        keys.append(tab.key)
        add(tab.container)
      }
    }
    add(root)
    for modal in modals { add(modal.container) }
    return keys
  }
}

extension SplitMix {
  mutating func stack(named count: inout Int) -> RouteStack<Place> {
    let pushed = (0..<Int.random(in: 0...3, using: &self)).map { _ in place(&count) }
    return RouteStack(root: place(&count), pushed: pushed)
  }

  mutating func tree(named count: inout Int) -> RouteTree<Place> {
    var modals: [Modal<Place>] = []
    for _ in 0..<Int.random(in: 0...2, using: &self) {
      let style = ModalStyle.allCases.randomElement(using: &self) ?? .sheet
      modals.append(Modal(style: style, container: container(depth: 1, &count)))
    }
    return RouteTree(container(depth: 2, &count), modals: modals)
  }

  private mutating func place(_ count: inout Int) -> Place {
    // Now and then a place that may be there already.
    if Int.random(in: 0..<3, using: &self) == 0 { return Place("s\(Int.random(in: 0..<5, using: &self))") }
    count += 1
    return Place("p\(count)")
  }

  private mutating func container(depth: Int, _ count: inout Int) -> Container<Place> {
    guard depth > 0, Int.random(in: 0..<3, using: &self) == 0 else { return .stack(stack(named: &count)) }
    var tabs: [RouteTab<Place>] = []
    for index in 0..<Int.random(in: 1...3, using: &self) {
      tabs.append(RouteTab(key: Place("t\(depth)\(index)"), container: container(depth: depth - 1, &count)))
    }
    let selected = tabs.randomElement(using: &self)?.key
    return RouteTabs(tabs: tabs, selectedKey: selected).map { .tabs($0) } ?? .stack(stack(named: &count))
  }
}
