import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@Suite("A snapshot's file holds no more than is read")
struct SnapshotLimitTests {
  private let format = SnapshotFormat<Spot>()
  private let fallback = RouteTree<Spot>(.signIn)

  private func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ",")
  }

  private func modals(_ count: Int) -> String {
    list(count) { #"{"style":"sheet","stack":[{"route":{"item":{"id":\#($0)}}}]}"# }
  }

  private func tabs(_ count: Int) -> String {
    list(count) { #"{"key":{"item":{"id":\#($0)}},"stack":[{"route":{"home":{}}}]}"# }
  }

  @Test func aFileFullOfModalsKeepsAsManyAsAnAppHas() {
    let text = snapshotText(#"{"root": \#(stackText(#"{"home": {}}"#)), "modals": [\#(modals(20_000))]}"#)
    let restoration = format.read(text, default: fallback)
    #expect(restoration.snapshot.tree.modals.count == 200)
    #expect(restoration.report.dropped.first?.reason == .tooMany(limit: 200))
    #expect(restoration.report.dropped.first?.path == "modals[200]")
    #expect(restoration.report.dropped.count == 1000)
  }

  @Test func placesAreCountedWhereverTheyAre() {
    let format = SnapshotFormat<Spot>(limits: SnapshotLimits(placeCount: 3))
    let home = #"{"home": {}}"#
    let text = snapshotText(
      #"{"root": \#(stackText(home, home)), "modals": [\#(modals(2))]}"#)
    let restoration = format.read(text, default: fallback)
    #expect(
      restoration.snapshot.tree == RouteTree(.stack(.home, .home), modals: [Modal(.sheet, [.item(id: 0)])]))
    #expect(restoration.report.dropped.map(\.path) == ["modals[1].stack[0]", "modals[1]"])
    #expect(!restoration.report.isComplete)
  }

  @Test func theRestIsReadHoweverMuchWasDroppedBeforeIt() {
    let many = #"{"route": {"gone": {}}}, "# + list(3000) { _ in #"{"route": {"home": {}}}"# }
    let text = snapshotText(
      #"{"root": {"stack": [{"route": {"home": {}}}, \#(many)]}, "modals": [\#(modals(1))]}"#)
    let restoration = format.read(text, default: fallback)
    #expect(restoration.snapshot.tree == RouteTree(.stack(.home), modals: [Modal(.sheet, [.item(id: 0)])]))
    // The lowest are listed.
    #expect(restoration.report.dropped.first?.path == "root.stack[1]")
    #expect(restoration.report.dropped.last?.path == "root.stack[1000]")
  }

  @Test func aLimitOfNothingIsAProgrammersError() async {
    await #expect(processExitsWith: .failure) { _ = SnapshotLimits(byteCount: 0) }
    await #expect(processExitsWith: .failure) { _ = SnapshotLimits(placeCount: 0) }
    await #expect(processExitsWith: .failure) { _ = SnapshotLimits(modalCount: 0) }
    await #expect(processExitsWith: .failure) { _ = SnapshotLimits(tabCount: 0) }
  }

  @Test func theLimitsAreTheFormatsOwn() {
    let limits = SnapshotLimits(byteCount: 10)
    let failure = SnapshotFormat<Spot>(limits: limits).read(snapshotText("{}"), default: fallback).report
      .failure
    #expect(failure == .tooLarge(byteCount: snapshotText("{}").utf8.count, limit: 10))
    let roomy = SnapshotLimits(byteCount: 8_388_608, placeCount: 20_000, modalCount: 200, tabCount: 1_000)
    #expect(SnapshotFormat<Spot>().limits == roomy)
  }
}
