#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Combine
  import SwiftUI
  import UIKit
  import XCTest

  /// The rules that the SwiftUI host relies on, tested on Apple's systems alone for want of a model.
  @MainActor
  final class SwiftUIRules: XCTestCase {
    private func world() async throws -> World {
      let world = World()
      let stage = await Stage(UIHostingController(rootView: WorldView(world: world)), log: world.log)
      world.stage = stage
      try await world.waitFor("root didAppear")
      return world
    }

    func testU1ControllerInAPushedViewHearsTheEndOfThePush() async throws {
      let world = try await world()
      world.path = [1]
      try await world.waitFor("1 didAppear")
      XCTAssertEqual(world.log.take("willAppear", "didAppear"), ["1 willAppear", "1 didAppear"])
      XCTAssertEqual(world.writes, [])
    }

    func testU2ControllersHearTheEndOfAPop() async throws {
      let world = try await world()
      world.path = [1]
      try await world.waitFor("1 didAppear")
      _ = world.log.take()
      world.path = []
      try await world.waitFor("1 didDisappear")
      try await world.waitFor("root didAppear")
      XCTAssertEqual(world.writes, [])
    }

    func testU3ViewThatDismissesItselfWritesThePathWithoutIt() async throws {
      let world = try await world()
      world.path = [1, 2]
      try await world.waitFor("2 didAppear")
      world.dismissals["2"]?()
      try await world.waitFor("1 didAppear")
      XCTAssertEqual(world.writes, ["path [1]"])
    }

    func testU4ContentOfASheetDisappearsOnceWhenTheSheetHasGone() async throws {
      let world = try await world()
      world.sheet = 7
      try await world.waitFor("7 didAppear")
      world.sheet = nil
      try await world.waitFor("7 onDisappear")
      await world.stage?.settle()
      XCTAssertEqual(world.log.take("onDisappear"), ["7 onDisappear"])
    }

    func testU5SheetThatDismissesItselfWritesNilBeforeItsContentDisappears() async throws {
      let world = try await world()
      world.sheet = 7
      try await world.waitFor("7 didAppear")
      world.dismissals["7"]?()
      try await world.waitFor("7 onDisappear")
      XCTAssertEqual(world.writes, ["sheet nil"])
    }

    func testU6SelectingATabByCodeWritesNothing() async throws {
      let world = try await world()
      world.tab = 1
      try await world.waitFor("second didAppear")
      XCTAssertEqual(world.writes, [])
    }

    func testU7TaskBoundToAChangeRunsWhenItHasBeenEvaluated() async throws {
      let world = try await world()
      world.revision = 1
      try await world.waitFor("revision 1")
      XCTAssertEqual(world.log.lines.filter { $0 == "revision 1" }.count, 1)
    }

    #if !os(tvOS)
      func testU8ContentOfAPopoverDisappearsWhenItIsDismissed() async throws {
        let world = try await world()
        world.popover = 8
        try await world.waitFor("8 onAppear")
        world.popover = nil
        try await world.waitFor("8 onDisappear")
        XCTAssertEqual(world.writes, [])
      }
    #endif
  }

  /// The state that the views show, and the values that they write.
  @MainActor
  private final class World: ObservableObject {
    @Published var path: [Int] = []
    @Published var sheet: Int?
    @Published var popover: Int?
    @Published var tab = 0
    @Published var revision = 0

    let log = Log()
    var writes: [String] = []
    /// The actions that dismiss a view from inside, by its name.
    var dismissals: [String: () -> Void] = [:]
    var stage: Stage?

    /// Waits until a line is there; SwiftUI tells nobody when it has drawn.
    func waitFor(_ line: String) async throws {
      let end = ContinuousClock.now + .seconds(120)
      while !log.lines.contains(line), ContinuousClock.now < end {
        try await Task.sleep(for: .milliseconds(10))
      }
      XCTAssertTrue(log.lines.contains(line))
    }

    func binding<Value>(
      _ name: String, _ keyPath: ReferenceWritableKeyPath<World, Value>, _ text: @escaping (Value) -> String
    ) -> Binding<Value> {
      Binding(
        get: { self[keyPath: keyPath] },
        set: {
          self.writes.append("\(name) \(text($0))")
          self[keyPath: keyPath] = $0
        })
    }

    func item(_ name: String, _ keyPath: ReferenceWritableKeyPath<World, Int?>) -> Binding<Item?> {
      Binding(
        get: { self[keyPath: keyPath].map(Item.init) },
        set: {
          self.writes.append("\(name) \($0.map { String($0.id) } ?? "nil")")
          self[keyPath: keyPath] = $0?.id
        })
    }
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct WorldView: View {
    @ObservedObject var world: World

    var body: some View {
      TabView(selection: world.binding("tab", \.tab) { String($0) }) {
        NavigationStack(path: world.binding("path", \.path) { "\($0)" }) {
          Screen(name: "root", world: world)
            .navigationDestination(for: Int.self) { Screen(name: String($0), world: world) }
        }
        .tabItem { Text(verbatim: "first") }
        .tag(0)
        Screen(name: "second", world: world)
          .tabItem { Text(verbatim: "second") }
          .tag(1)
      }
      .task(id: world.revision) { world.log.note("revision \(world.revision)") }
      .sheet(item: world.item("sheet", \.sheet)) { item in
        Screen(name: String(item.id), world: world)
          .onDisappear { world.log.note("\(item.id) onDisappear") }
      }
      #if !os(tvOS)
        .popover(item: world.item("popover", \.popover)) { item in
          Text(verbatim: "\(item.id)")
          .onAppear { world.log.note("\(item.id) onAppear") }
          .onDisappear { world.log.note("\(item.id) onDisappear") }
        }
      #endif
    }
  }

  private struct Screen: View {
    let name: String
    let world: World
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(verbatim: name)
        .onAppear { world.dismissals[name] = { dismiss() } }
        .background { ProbeView(name: name, log: world.log) }
    }
  }

  private struct ProbeView: UIViewControllerRepresentable {
    let name: String
    let log: Log

    func makeUIViewController(context: Context) -> Probe { Probe(name, log) }
    func updateUIViewController(_ controller: Probe, context: Context) {}
  }
#endif
