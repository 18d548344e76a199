import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@MainActor @Suite("Detours in snapshots")
struct SnapshotDetourTests {
  private let format = SnapshotFormat<Spot>()
  private let session = Session()

  @MainActor private final class Session {
    var isSignedIn = false
  }

  private func makeBench() -> SpotBench {
    let bench = SpotBench()
    bench.router.addGuard("sign-in", entering: \.isNote) { [session] _ in
      session.isSignedIn ? .allow : .detour(to: .present(.signIn, as: .sheet))
    }
    return bench
  }

  private let note = Spot.note(title: "secret")

  /// The file of a window in which a note waits for a sign-in.
  private func written() throws -> [UInt8] {
    let bench = makeBench()
    bench.host.attach(to: bench.router)
    bench.router.push(.list)
    bench.router.push(note)
    #expect(bench.shown == "[home list] {signIn}")
    return try format.write(bench.router.snapshot)
  }

  private func restored(_ bytes: [UInt8], with format: SnapshotFormat<Spot>? = nil) -> (
    SpotBench, RestorationReport
  ) {
    let bench = makeBench()
    let restoration = (format ?? self.format).read(bytes, default: RouteTree(.home))
    bench.router.restore(restoration.snapshot)
    bench.host.attach(to: bench.router)
    return (bench, restoration.report)
  }

  @Test func aDetourSurvivesARestartAndGuardsAreAskedWhenItGoesOn() throws {
    let (bench, report) = restored(try written())
    #expect(report.isComplete)
    #expect(bench.shown == "[home list] {signIn}")
    bench.screen(.signIn).finishDetour()
    #expect(bench.shown == "[home list] {signIn}")
    #expect(bench.router.isDetoured)
    session.isSignedIn = true
    bench.router.finishDetour()
    #expect(bench.router.tree.routes == RouteTree(.home, .list, note))
    #expect(!bench.router.isDetoured)
  }

  @Test func aDraftOutlastsRestartsInWhichNobodySignsIn() throws {
    let place = #"{"route":{"note":{"title":"secret"}},"saved":{"draft":"Milk"}}"#
    var file = Array(
      #"{"snapshot":1,"version":1,"tree":{"root":{"stack":[{"route":{"home":{}}},\#(place)]}}}"#.utf8)
    for _ in 1...3 {
      let (bench, report) = restored(file)
      #expect(report.isComplete)
      #expect(bench.shown == "[home] {signIn}")
      file = try format.write(bench.router.snapshot)
    }
    let (bench, _) = restored(file)
    session.isSignedIn = true
    bench.router.finishDetour()
    #expect(bench.shown == "[home note.secret]")
    let draft: String? = bench.screen(note).saved["draft"]
    #expect(draft == "Milk")
  }

  @Test func migrationsReachWhatWaits() throws {
    let format = SnapshotFormat<Spot>(
      version: 2, migrations: [SnapshotMigration(from: 1) { $0.renameCase("note", to: "page") }])
    let bytes = try written()
    let document = String(decoding: bytes, as: UTF8.self)
    #expect(document.contains(#""wanted":{"root":{"stack":["#))
    let older = document.replacing("note", with: "page")
    let back = SnapshotFormat<Spot>(
      version: 2, migrations: [SnapshotMigration(from: 1) { $0.renameCase("page", to: "note") }])
    let (bench, report) = restored(Array(older.utf8), with: back)
    #expect(report.isComplete)
    #expect(bench.router.snapshot.detours.values.map(\.tree) == [RouteTree(.home, .list, note)])
    // A name that this build does not know costs the detour alone.
    let (other, damage) = restored(bytes, with: format)
    #expect(damage.dropped.map(\.path) == ["modals[0].stack[0].wanted.root.stack[2]"])
    #expect(other.shown == "[home list] {signIn}")
    #expect(!other.router.isDetoured)
  }

  @Test(arguments: [#"{"root":{"stack":[]}}"#, "{}", "7", #"{"modals":[]}"#])
  func damageDropsTheDetourAlone(wanted: String) throws {
    let place = #"{"route":{"signIn":{}},"wanted":\#(wanted)}"#
    let text =
      #"{"snapshot":1,"version":1,"tree":{"root":{"stack":[{"route":{"home":{}}}]},"modals":[{"style":"sheet","stack":[\#(place)]}]}}"#
    let (bench, report) = restored(Array(text.utf8))
    #expect(report.dropped.count == 1)
    #expect(report.dropped.first?.path.hasPrefix("modals[0].stack[0].wanted") == true)
    #expect(bench.shown == "[home] {signIn}")
    #expect(!bench.router.isDetoured)
  }

  @Test func aPlaceThatGuardsRefuseTakesItsDetourAlong() throws {
    let bytes = try written()
    let bench = SpotBench()
    bench.router.addGuard(entering: \.isSignIn) { _ in .redirect(to: .push(.search)) }
    let navigation = bench.router.restore(format.read(bytes, default: RouteTree(.home)).snapshot)
    bench.host.attach(to: bench.router)
    #expect(bench.shown == "[home list search]")
    #expect(navigation.refused == ["signIn"])
    #expect(!bench.router.isDetoured)
  }
}

extension Spot {
  fileprivate var isNote: Bool { if case .note = self { true } else { false } }
  fileprivate var isSignIn: Bool { self == .signIn }
}
