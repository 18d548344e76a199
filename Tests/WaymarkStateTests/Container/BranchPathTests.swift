import Testing
import WaymarkState

/// Paths through nested tabs.
@Suite struct ContainerPathTests {
  @Test func pathGrowsByATabAndGoesBackToItsParent() {
    let outer = BranchPath(layer: 1).appending(branch: 2)
    let middle = outer.appending(branch: 0)
    let inner = middle.appending(branch: 5)
    #expect((0..<inner.branchCount).map { inner.branch(at: $0) } == [2, 0, 5])
    #expect(inner.parent == middle)
    #expect(middle.parent == outer)
    #expect(outer.parent == BranchPath(layer: 1))
    #expect(inner.layer == 1)
  }

  @Test func negativePositionIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) { print(BranchPath.root.appending(branch: -1)) }
  }

  @Test func everyTabOnTheLongestPathHasItsOwnPosition() {
    let positions = [1, 65_535, 2, 40_000, 4, 65_535, 0, 32_769]
    var paths = [BranchPath(layer: 3)]
    for position in positions { paths.append(paths[paths.count - 1].appending(branch: position)) }
    for (count, path) in paths.enumerated() {
      #expect(path.layer == 3)
      #expect((0..<path.branchCount).map { path.branch(at: $0) } == Array(positions[..<count]))
      #expect(path.parent == (count > 0 ? paths[count - 1] : nil))
    }
  }

  @Test func aPositionBeyondThoseOfTabsSideBySideIsAProgrammerError() async {
    #expect(BranchPath.root.appending(branch: 65_535).branch(at: 0) == 65_535)
    await #expect(processExitsWith: .failure) { print(BranchPath.root.appending(branch: 65_536)) }
  }

  @Test func aPathThroughMoreTabsThanCanBeNestedIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      var path = BranchPath.root
      for _ in 0..<8 { path = path.appending(branch: 0) }
      guard path.branchCount == 8 else { return }
      print(path.appending(branch: 0))
    }
  }
}
