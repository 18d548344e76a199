import Foundation
import Testing
import Waymark
import WaymarkRestoration

/// A coder reads a tree whole or not at all, but for columns, and a snapshot's format keeps what it can: what both read is the same.
@Suite("Damaged trees read by a coder and by a snapshot's format")
struct SnapshotAndCodableTests {
  private let format = SnapshotFormat<Spot>(version: 1)

  private func problem(_ damaged: DamagedTree) -> String? {
    let coded = try? JSONDecoder().decode(RouteTree<Spot>.self, from: Data(damaged.coded.utf8))
    let restoration = format.read(snapshotText(damaged.snapshot), default: RouteTree(.signIn))
    let (kept, report) = (restoration.snapshot.tree, restoration.report)
    guard let coded else {
      return report.isComplete ? "\(kept) read completely by the format alone" : nil
    }
    if coded == kept { return nil }
    // Of a column that is not whole the format keeps more.
    let isWithinColumn = report.dropped.contains { part in
      part.path.contains("columns[")
    }
    guard isWithinColumn, coded.isPruned(from: kept) else { return "\(coded) and \(kept), \(report)" }
    return nil
  }

  @Test(arguments: 0..<40)
  func theyReadTheSame(_ seed: Int) {
    for round in 0..<250 {
      let damaged = DamagedTree(seed: UInt64(seed * 1000 + round))
      if let problem = problem(damaged) {
        Issue.record("\(seed * 1000 + round): \(damaged.snapshot) is read as \(problem)")
        return
      }
    }
  }

  @Test(arguments: [
    (#"{"stack": [{"home": {}}], "columns": null}"#, "[home]", true),
    (#"{"stack": [{"home": {}}], "columns": 7}"#, "[home]", false),
    (
      #"{"tabs": [{"key": {"home": {}}, "stack": [{"home": {}}]}], "selected": null}"#, "(home*: [home])",
      true
    ),
    (columns(#""front": null"#), "[home*|list]", true),
    (columns(#""front": -1"#), "[home*|list]", false),
    (columns(#""front": 2"#), "[home|list*]", false),
    (columns(#""front": 1.0"#), "[home|list*]", true),
    (columns(#""front": "1""#), "[home*|list]", false),
  ])
  func whatIsNullIsNotThereAndAFrontIsOneOfTheColumns(root: String, tree: String, isComplete: Bool) {
    let places = root.replacing(#"{"home": {}}]"#, with: #"{"route": {"home": {}}}]"#)
      .replacing(#"{"list": {}}]"#, with: #"{"route": {"list": {}}}]"#)
    let restoration = format.read(snapshotText(#"{"root": \#(places)}"#), default: RouteTree(.signIn))
    #expect(restoration.snapshot.tree.description == tree)
    #expect(restoration.report.isComplete == isComplete)
  }

  private static func columns(_ member: String) -> String {
    #"{"columns": [{"stack": [{"home": {}}]}, {"stack": [{"list": {}}]}], "places": 2, \#(member)}"#
  }
}

extension RouteTree<Spot> {
  /// Whether it is a tree without some columns after the first, and else the same.
  fileprivate func isPruned(from whole: RouteTree<Spot>) -> Bool {
    modals.count == whole.modals.count && root.isPruned(from: whole.root)
      && zip(modals, whole.modals).allSatisfy {
        $0.style == $1.style && $0.container.isPruned(from: $1.container)
      }
  }
}

extension Container<Spot> {
  fileprivate func isPruned(from whole: Container<Spot>) -> Bool {
    switch (self, whole) {
    case (.stack, .stack): return self == whole
    case (.tabs(let tabs), .tabs(let all)):
      return tabs.tabs.map(\.key) == all.tabs.map(\.key) && tabs.selectedKey == all.selectedKey
        && zip(tabs.tabs, all.tabs).allSatisfy { $0.container.isPruned(from: $1.container) }
    case (.columns(let columns), .columns(let all)):
      return columns.places == all.places && columns.count <= all.count
        && columns.front == min(all.front, columns.count - 1)
        && zip(columns.filled, all.filled).allSatisfy { $0.isPruned(from: $1) }
    default: return false
    }
  }
}
