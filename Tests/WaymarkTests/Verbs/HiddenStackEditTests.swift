import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Edits of a stack that may be hidden")
struct HiddenStackEditTests {
  private let bench = Bench(
    RouteTree(tabs: RouteTab(.home), RouteTab(.search, [.search, .a, .b, .c]), selectedKey: .home))
  private let search = BranchPath.root.appending(branch: 1)

  /// Whether an edit says that something changed.
  private func changes(_ edit: @escaping @MainActor @Sendable (inout TreeEditor<Place>) -> Bool) -> Bool {
    let result = Box(false)
    bench.router.edit { result.value = edit(&$0) }
    return result.value
  }

  private func expectChange(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: @escaping @MainActor @Sendable (inout TreeEditor<Place>) -> Bool
  ) {
    let isChanged = changes(edit)
    #expect(isChanged, sourceLocation: sourceLocation)
  }

  private func expectNoChange(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: @escaping @MainActor @Sendable (inout TreeEditor<Place>) -> Bool
  ) {
    let isChanged = changes(edit)
    #expect(!isChanged, sourceLocation: sourceLocation)
  }

  private var searchStack: String { bench.router.tree.stack(at: search)?.description ?? "nothing" }

  @Test func popTakesPlacesOff() {
    expectChange { [search] in $0.pop(at: search) }
    #expect(searchStack == "[search a b]")
    expectChange { [search] in $0.pop(9, at: search) }
    #expect(searchStack == "[search]")
    expectNoChange { [search] in $0.pop(at: search) }
  }

  @Test func popToGoesBackToARoute() {
    expectChange { [search] in $0.pop(to: .a, at: search) }
    #expect(searchStack == "[search a]")
    expectNoChange { [search] in $0.pop(to: .d, at: search) }
  }

  @Test func popToRootKeepsTheRoot() {
    expectChange { [search] in $0.popToRoot(at: search) }
    #expect(searchStack == "[search]")
  }

  @Test func replaceTopKeepsWhatIsBelow() {
    let below = bench.entry(.b)
    expectChange { [search] in $0.replaceTop(with: .d, at: search) }
    #expect(searchStack == "[search a b d]")
    #expect(bench.entry(.b) == below)
  }

  @Test func anEqualTopStaysWhatItIs() {
    expectNoChange { [search] in $0.replaceTop(with: .c, at: search) }
    expectNoChange { $0.replaceTop(with: .home) }
  }

  @Test func aPathThatLeadsNowhereChangesNothing() {
    let nowhere = BranchPath(layer: 4)
    expectNoChange { $0.replaceTop(with: .d, at: nowhere) }
    expectNoChange { $0.pop(at: nowhere) }
    expectNoChange { $0.pop(to: .a, at: nowhere) }
    expectNoChange { $0.popToRoot(at: nowhere) }
  }
}
