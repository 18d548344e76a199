import HeadlessUIKit
import Waymark
import WaymarkTesting

extension RandomRun {
  private var isAlertOnTop: Bool {
    guard let top = stage.router.tree.modals.last else { return false }
    return top.style == .alert && top.root.route.name.hasSuffix("?")
  }

  private var options: NavigationOptions {
    NavigationOptions(isAnimated: Int.random(in: 0..<4, using: &random) > 0)
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
    case 7: note("replace \(place)") { router.replaceTop(with: place, options: options) }
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
