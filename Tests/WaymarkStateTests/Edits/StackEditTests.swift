import Testing
import WaymarkState

/// Edits of the stacks of a tree say whether they changed it.
@Suite struct StackEditTests {
  @Test(arguments: [
    EditCase("the stack that is seen", .sample, "\(sampleRoot) {e b d}") { $0.push(.d) },
    EditCase("a hidden stack", .sample, "(home: [a b d] | search*: ([d] | e*: [c a])) {e b}") {
      $0.push(.d, at: .path(0, 0))
    },
    EditCase("tabs", .sample, "(home: [a b] | search*: ([d] | e*: [c a d])) {e b}") {
      $0.push(.d, at: .path(0))
    },
    EditCase("the column in front", columns, "[home|a b c*|.]") { $0.push(.c) },
    EditCase("the first column", columns, "[home c|a b*|.]") { $0.push(.c, at: .path(0, 0)) },
    EditCase("no layer", .sample, nil) { $0.push(.d, at: .path(2)) },
    EditCase("no tab", .sample, nil) { $0.push(.d, at: .path(0, 2)) },
    EditCase("no tabs", .sample, nil) { $0.push(.d, at: .path(1, 0)) },
  ])
  func aPushGoesOnTop(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    EditCase("one", .sample, "\(sampleRoot) {e}") { $0.pop() },
    EditCase("two of a hidden stack", tabs, "([home]* | search: [a b])") { $0.pop(2, at: .path(0, 1)) },
    EditCase("more than there are", RouteTree(.a, .b, .c), "[a]") { $0.pop(9) },
    EditCase("the root", RouteTree(.a), nil) { $0.pop(5) },
    EditCase("a modal's root", RouteTree(.stack(.a), modals: [Modal(.sheet, [.b])]), nil) { $0.pop() },
    EditCase("none", RouteTree(.a, .b), nil) { $0.pop(0) },
    EditCase("nowhere", .sample, nil) { $0.pop(at: .path(3)) },
    EditCase("all but the root", RouteTree(.a, .b, .c), "[a]") { $0.popToRoot() },
    EditCase("all of a root alone", RouteTree(.a), nil) { $0.popToRoot() },
    EditCase("all of a hidden stack", tabs, "([home]* | search: [a])") {
      $0.popToRoot(at: .path(0, 1))
    },
    EditCase("back to the topmost", RouteTree(.a, .b, .c, .b, .d), "[a b c b]") { $0.pop(to: .b) },
    EditCase("back to the top", RouteTree(.a, .b), nil) { $0.pop(to: .b) },
    EditCase("back to what is in another stack", .sample, nil) { $0.pop(to: .a) },
    EditCase("back in a hidden stack", tabs, "([home]* | search: [a b])") {
      $0.pop(to: .b, at: .path(0, 1))
    },
  ])
  func aPopLeavesTheRoot(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    EditCase("the top", .sample, "\(sampleRoot) {e home}") { $0.replaceTop(with: .home) },
    EditCase("the top by itself", .sample, nil) { $0.replaceTop(with: .b) },
    EditCase("a root that is alone", RouteTree(.a), "[b]") { $0.replaceTop(with: .b) },
    EditCase("nothing", .sample, nil) { $0.replaceTop(with: .home, at: .path(0, 1, 7)) },
    EditCase("the whole stack", .sample, "\(sampleRoot) {d e}") { $0.setStack([.d, .e]) },
    EditCase("a hidden stack", tabs, "([home]* | search: [d])") { $0.setStack([.d], at: .path(0, 1)) },
    EditCase("a stack by itself", .sample, nil) { $0.setStack([.e, .b]) },
  ])
  func whatIsReplacedIsTheTopOrTheStack(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    EditCase("from a modal", .sample, "(home*: [a] | search: ([d] | e*: [c a]))") {
      $0.goTo(ElementPosition(path: .path(0, 0), index: 0))
    },
    EditCase("to another tab", tabs, "([home] | search*: [a b])") {
      $0.goTo(ElementPosition(path: .path(0, 1), index: 1))
    },
    EditCase("to another column", columns, "[home*|a b|.]") {
      $0.goTo(ElementPosition(path: .path(0, 0), index: 0))
    },
    EditCase("to what is seen", .sample, nil) { $0.goTo(ElementPosition(path: .path(1), index: 1)) },
    EditCase("to nothing", .sample, nil) { $0.goTo(ElementPosition(path: .path(0, 0), index: 2)) },
  ])
  func goingToAPlaceDismissesSelectsAndPops(_ edit: EditCase) { edit.check() }

  private static let sampleRoot = "\(RouteTree<Place>.sample.root)"
  private static let tabs = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.search, [.a, .b, .c, .d]))
  private static let columns = RouteTree<Place>(columns: [.home], [.a, .b], capacity: 3, front: 1)
}
