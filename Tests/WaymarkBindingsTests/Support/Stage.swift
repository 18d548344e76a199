import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkBindings

/// A window with views, a router and its host, and a clock for all of them.
@MainActor
final class Stage {
  let router: Router<Place>
  let host: BindingHost<Place>
  let views: Views
  let clock = ManualClock()
  private(set) var reports: [ExternalChange<Place>] = []
  private(set) var steps: [String] = []

  init(_ tree: RouteTree<Place>, isShown: Bool = true) {
    router = Router(tree, configuration: .init(log: nil, advanced: .init(timer: clock)))
    host = BindingHost(router: router, timer: clock)
    host.isAlert = { $0.route.name.hasSuffix("?") }
    views = Views(host, seed: 1)
    if isShown { host.setRootShown(true) }
    router.onEvent { [weak self] event in
      switch event.kind {
      case .reported(let action), .reportIgnored(let action): self?.reports.append(action)
      case .stepBegan(let step): self?.steps.append(step.description)
      default: break
      }
    }
    router.host.attach(host)
    if isShown { settle() }
  }

  convenience init(_ root: Place, _ pushed: Place...) {
    self.init(RouteTree(.stack(RouteStack(root: root, pushed: pushed))))
  }

  func frame(_ count: Int = 1) {
    for _ in 0..<count {
      clock.advance(by: .milliseconds(16))
      views.frame()
    }
  }

  /// Lets everything come to rest.
  func settle() {
    for _ in 0..<500 where !(router.isSettled && views.isIdle) { frame() }
    frame(10)
  }

  /// The stack in front.
  var stack: StackModel<Place> { get throws { try #require(host.stack) } }

  /// The topmost modal.
  var modal: LayerModel<Place> { get throws { try #require(host.layers.count > 1 ? host.layers.last : nil) } }

  var tree: String { router.host.tree.description }
  var drawn: String { views.tree?.description ?? "" }

  func expectRest(_ tree: String, sourceLocation: SourceLocation = #_sourceLocation) {
    settle()
    #expect(self.tree == tree, sourceLocation: sourceLocation)
    #expect(router.isSettled, sourceLocation: sourceLocation)
    #expect(drawn == tree, sourceLocation: sourceLocation)
  }
}

extension BindingHost {
  /// The stack that the user sees.
  fileprivate var stack: StackModel<R>? {
    guard case .stack(let stack)? = layers.last?.node.visible else { return nil }
    return stack
  }
}
