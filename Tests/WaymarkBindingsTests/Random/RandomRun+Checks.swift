import Testing
import Waymark

@testable import WaymarkBindings

/// The rules that hold whenever nothing is under way.
extension RandomRun {
  func check() -> Bool {
    checkTrees()
    if traits.isAttentive { checkClosed() }
    for navigation in navigations where navigation.currentOutcome == nil {
      problem("navigation \(navigation.id) has no outcome")
    }
    navigations = []
    views.isNoisy = false
    if problems.isEmpty { checkUser() }
    if problems.isEmpty { checkLiving() }
    views.isNoisy = traits.isNoisy
    return report()
  }

  private func checkTrees() {
    if !router.isSettled { problem("it does not come to rest") }
    if router.host.shown != router.host.tree { problem("shown is not the tree") }
    if host.displayed != router.host.tree { problem("the models are not the tree's") }
    if views.tree != router.host.tree {
      problem(
        "\(views.tree.map(\.routes.description) ?? "nothing") is drawn and not \(router.host.tree.routes.description)"
      )
    }
  }

  /// A closed screen is gone, unless it has become the root of its stack meanwhile.
  private func checkClosed() {
    var roots = Set<EntryID>()
    host.forEachStack { roots.insert($0.root.id) }
    for id in views.closed.subtracting(roots)
    where router.host.tree.firstPosition(where: { $0.id == id }) != nil {
      problem("\(id.rawValue) was closed by the user and is still there")
    }
  }

  /// An act of the user at rest is done, whatever views say or do not say.
  private func checkUser() {
    let before = views.closed
    let act = Int.random(in: 0..<(traits.hasColumns ? 8 : 4), using: &random)
    let isDone =
      switch act {
      case 0: views.swipeBack()
      case 1: views.goBack()
      case 4..<6: views.leaveColumn(isWrittenFirst: Bool.random(using: &random))
      case 6: turnAtRest()
      case 7: touchAtRest()
      case 2: views.pullDown(isWrittenFirst: Bool.random(using: &random))
      default: views.answerAlert(1, isWrittenFirst: Bool.random(using: &random))
      }
    guard isDone else { return }
    note("at rest: act \(act)")
    settle()
    checkTrees()
    for id in views.closed.subtracting(before)
    where router.host.tree.firstPosition(where: { $0.id == id }) != nil {
      problem("\(id.rawValue) was closed by the user at rest and is still there")
    }
  }

  /// A touched screen has the focus.
  private func touchAtRest() -> Bool {
    // Listeners hear of the touch, and could go elsewhere then.
    isAnswering = true
    defer { isAnswering = false }
    guard let id = views.touch() else { return false }
    if router.host.tree.visibleElement.id != id { problem("\(id.rawValue) was touched and has no focus") }
    return true
  }

  /// Where there is more room, or less, nothing is asked for, and nothing comes or goes.
  private func turnAtRest() -> Bool {
    // Listeners hear that screens have appeared and are covered, and could do anything then.
    isAnswering = true
    defer { isAnswering = false }
    let tree = router.host.tree
    let screens = Living.screens(of: host, tree)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      views.turn(toldAfter: Bool.random(using: &random) ? nil : Int.random(in: 0...3, using: &random))
      for _ in 0..<Int.random(in: 0...9, using: &random) { frame() }
    }
    settle()
    if router.host.tree != tree { problem("turning has changed the tree to \(router.host.tree.description)") }
    if Living.screens(of: host, tree) != screens { problem("turning has made screens anew") }
    return true
  }

  /// Models and screens that are not shown are released.
  private func checkLiving() {
    views.forgetPast()
    settle()
    for wrong in living.problems(with: host) { problem(wrong) }
  }
}

/// The screens and models that have been seen, without keeping them.
@MainActor
final class Living {
  private struct Model {
    weak var object: AnyObject?
    let name: String
  }

  private var models: [ObjectIdentifier: Model] = [:]

  static func screens(of host: BindingHost<Place>, _ tree: EntryTree<Place>) -> [ObjectIdentifier?] {
    var found: [ObjectIdentifier?] = []
    tree.forEachElement { found.append(host.screens[$0.id].map(ObjectIdentifier.init)) }
    return found
  }

  func note(_ host: BindingHost<Place>) {
    forEachModel(of: host) { object, name in
      models[ObjectIdentifier(object)] = Model(object: object, name: name)
    }
  }

  /// Names what is alive and belongs to nothing that is shown.
  func problems(with host: BindingHost<Place>) -> [String] {
    var wanted = Set<ObjectIdentifier>()
    forEachModel(of: host) { object, _ in wanted.insert(ObjectIdentifier(object)) }
    var found: [String] = []
    for (id, model) in models where model.object != nil && !wanted.contains(id) {
      found.append("\(model.name) is still alive")
    }
    models = models.filter { $0.value.object != nil }
    return found
  }

  private func forEachModel(of host: BindingHost<Place>, _ body: (AnyObject, String) -> Void) {
    func visit(_ content: ContainerModel<Place>) {
      switch content {
      case .stack(let stack):
        body(stack, "a stack")
        for screen in [stack.root] + stack.path { body(screen, "screen \(screen.id.rawValue)") }
      case .tabs(let tabs):
        body(tabs, "tabs")
        for tab in tabs.tabs { visit(tab.content) }
      case .columns(let columns):
        body(columns, "columns")
        for column in columns.columns { visit(column) }
      }
    }
    for layer in host.layers {
      body(layer, "layer \(layer.root.rawValue)")
      visit(layer.node)
    }
  }
}
