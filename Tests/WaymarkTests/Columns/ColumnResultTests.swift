import Testing
import Waymark
import WaymarkTesting

/// Whoever fills a column gets what its root returns, or hears that it is gone, whichever way it goes.
@MainActor @Suite("Results in columns")
struct ColumnResultTests {
  /// Fills a column of columns, with more on its root, does something and says what the waiting task has got.
  private func end(
    of column: Int, in bench: Bench, _ act: (Bench) -> Void
  ) async throws -> Int? {
    let navigation = bench.router.fill(.stack([.item(7), .b]), column: column)
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    act(bench)
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.router.isSettled)
    return try await result.value
  }

  @Test(arguments: [0, 1, 2])
  func theRootReturnsItThoughMoreLiesOnIt(column: Int) async throws {
    let bench = Bench.columns([.home], [.item(1)], [.m], places: 3)
    let value = try await end(of: column, in: bench) { bench in
      bench.router.pop()
      guard column == 0 else {
        _ = bench.screen(.item(7)).close(returning: 5)
        return
      }
      // The first column's root stays where nothing takes its place.
      bench.router.push(.c)
      bench.router.remove(bench.entry(.item(7)))
    }
    #expect(value == (column == 0 ? nil : 5))
  }

  struct Way: Sendable, CustomStringConvertible {
    let description: String
    let act: @MainActor @Sendable (Bench) -> Void

    init(_ description: String, _ act: @escaping @MainActor @Sendable (Bench) -> Void) {
      self.description = description
      self.act = act
    }

    static let all: [Way] = [
      Way("removed") { $0.router.remove($0.entry(.item(7))) },
      Way("removed after what lies on it") { bench in
        bench.router.push(.c)
        bench.router.remove(bench.entry(.b))
        bench.router.remove(bench.entry(.item(7)))
      },
      Way("filled anew") { $0.router.fill(.item(8), column: 1) },
      Way("the first filled") { $0.router.fill(.a, column: 0) },
      Way("the first filled as it is") { $0.router.fill(.home, column: 0) },
      Way("emptied") { $0.router.clearColumns(from: 1) },
      Way("the stack set") { $0.router.setStack([.item(8), .b]) },
      Way("the root set") { $0.router.setRoot(.stack(.home)) },
      Way("other columns set") { $0.router.setRoot(.columns(RouteColumns([.home], [.a], places: 3))) },
      Way("the tree set") { $0.router.set(RouteTree(.stack(.home))) },
      Way("shown in its place") { $0.router.show(.item(9)) },
      Way("replaced") { $0.screen(.item(7)).replaceTop(with: .item(9)) },
      Way("closed by the user") { $0.host.userCloses($0.entry(.item(7))) },
    ]
  }

  @Test(arguments: Way.all, [1, 2])
  func whoWaitsHearsThatItIsGone(way: Way, room: Int) async throws {
    let bench = Bench.columns([.home], places: 3, room: room)
    #expect(try await end(of: 1, in: bench, way.act) == nil)
  }

  @Test func itIsGoneWithTheModalAroundIt() async throws {
    let bench = Bench(.home)
    bench.router.present(Modal(.sheet, .columns(RouteColumns([.a]))))
    #expect(try await end(of: 1, in: bench) { $0.router.dismiss() } == nil)
  }

  @Test func itIsGoneWithTheTabAroundIt() async throws {
    let columns = Container<Place>.columns(RouteColumns([.a]))
    let tabs = RouteTree<Place>(
      tabs: RouteTab(.home), RouteTab(.search, columns), selectedKey: .search)
    #expect(try await end(of: 1, in: Bench(tabs)) { $0.router.edit { $0.removeTab(.search) } } == nil)
  }

  @Test func itStaysWhileAnotherColumnOrTabIsInFront() async throws {
    let columns = Container<Place>.columns(RouteColumns([.a]))
    let tabs = RouteTree<Place>(
      tabs: RouteTab(.home), RouteTab(.search, columns), selectedKey: .search)
    let value = try await end(of: 1, in: Bench(tabs)) { bench in
      bench.router.focusColumn(0)
      bench.router.select(.home)
      bench.router.pop()
      bench.screen(.item(7)).close(returning: 3)
    }
    #expect(value == 3)
  }

  @Test func aColumnUnderAModalReturnsToWhoFilledIt() async throws {
    let bench = Bench.columns([.home])
    bench.router.present(.n)
    let value = try await end(of: 1, in: bench) { $0.screen(.item(7)).close(returning: 4) }
    #expect(value == 4)
  }

  @Test func whatNeverCameIsGoneToo() async throws {
    let bench = Bench.columns([.home], answering: .later)
    let navigation = bench.router.fill(.stack([.item(7), .b]), column: 1)
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    bench.router.fill(.c, column: 0)
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[c*|.]")
    let end = await result.result
    #expect(navigation.currentOutcome != nil)
    if case .success(let value) = end { #expect(value == nil) }
  }

  @Test func aScreenThatFillsAColumnTwiceBringsItToFrontAgain() {
    let bench = Bench.columns([.home], room: 2)
    let list = bench.screen(.home)
    list.fill(.item(1), column: 1)
    bench.router.focusColumn(0)
    list.fill(.item(1), column: 1)
    #expect(bench.shown == "[home|1*]")
  }
}
