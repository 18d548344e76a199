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
    await #expect(processExitsWith: .failure) { _ = SnapshotFormat<Spot>(byteLimit: 0) }
  }

  @Test func theLimitIsTheFormatsOwn() {
    let failure = SnapshotFormat<Spot>(byteLimit: 10).read(snapshotText("{}"), default: fallback).report
      .failure
    #expect(failure == .tooLarge(byteCount: snapshotText("{}").utf8.count, limit: 10))
  }
}
