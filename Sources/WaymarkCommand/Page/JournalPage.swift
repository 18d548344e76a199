import WaymarkInspector
import WaymarkStorage

/// A journal as a page for a browser: one file that needs no network, and says what is left out.
struct JournalPage {
  /// The name of the file.
  let name: String
  let timeline: Timeline

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - test: The journal as a Swift test, if there is one.
  ///   - write: Takes the page, piece by piece.
  /// - Throws: What `write` throws.
  func write(test: String? = nil, to write: (String) throws -> Void) rethrows {
    let pieces = PageAssets.pieces
    try write(pieces[0] + about(test).safe + pieces[1])
    var trees = PageTrees()
    for row in timeline.keptRows {
      let (tree, shown) = trees.positions(of: row)
      try write(row.pageLine(tree: tree, shown: shown) + "\n")
    }
    try write(pieces[2])
    for tree in trees.list { try write(TreeOutline(of: tree).pageValue.safe + "\n") }
    try write(pieces[3])
    for navigation in timeline.navigations { try write(navigation.pageValue.safe + "\n") }
    try write(pieces[4])
  }

  private func about(_ test: String?) -> JSONValue {
    func opening(_ name: String) -> JSONValue? {
      .text(timeline.opening?[name]?.string?.harmless(limit: 100))
    }
    func texts(_ text: (JournalRow) -> String?) -> JSONValue {
      .array(Set(timeline.keptRows.compactMap(text)).sorted().prefix(100).map { .string($0) })
    }
    let dropped = timeline.rows.lowerBound
    return .object([
      "name": .string(name.harmless(limit: 200)), "app": opening("app"), "at": opening("at"),
      "begin": .number(timeline.beginning), "test": .text(test),
      "first": .number(dropped),
      "problems": .array(
        timeline.keptRows.indices.filter { timeline.keptRows[$0].fault != nil }.map { .number($0) }),
      "kinds": texts(\.kind), "faults": texts(\.fault),
      "notice": .text(
        dropped == 0
          ? nil
          : "These are the last \(timeline.rows.count) records; the \(dropped) before them are left out."),
    ])
  }
}

/// The trees of a page's rows, of which those of one window in turn share what has not changed.
private struct PageTrees {
  private(set) var list: [JournalTree] = []
  private var last: [Int: (tree: Int?, shown: Int?)] = [:]

  /// The positions of a row's trees in the list.
  mutating func positions(of row: JournalRow) -> (tree: Int?, shown: Int?) {
    guard let window = row.window else { return (nil, nil) }
    var now = last[window] ?? (nil, nil)
    if last[window] == nil || row.changesTree { now.tree = add(row.trees.tree) }
    if last[window] == nil || row.changesTree || row.changesShown {
      now.shown =
        row.trees.shown == row.trees.tree ? now.tree : row.changesShown ? add(row.trees.shown) : now.shown
    }
    last[window] = now
    return now
  }

  private mutating func add(_ tree: JournalTree?) -> Int? {
    guard let tree else { return nil }
    list.append(tree)
    return list.count - 1
  }
}

/// The page of the inspector without what is filled in, as the package manager embeds its files.
private enum PageAssets {
  private static let scripts = [
    PackageResources.data_js, PackageResources.trees_js,
    PackageResources.grid_js, PackageResources.bars_js, PackageResources.lists_js,
    PackageResources.details_js, PackageResources.filters_js, PackageResources.keys_js,
    PackageResources.main_js,
  ]

  /// The page's text before, between and after its data.
  static var pieces: [String] {
    let script = "(() => {\n\"use strict\";\n" + scripts.map(text).joined(separator: "\n") + "})();"
    // The browser runs a script, and applies a style, that has this number: nobody who writes a journal knows it.
    let number = UInt64.random(in: 1 ... .max)
    return text(PackageResources.page_html).replacing("%NONCE%", with: String(number, radix: 36))
      .replacing("%STYLE%", with: text(PackageResources.page_css)).replacing("%SCRIPT%", with: script)
      .split(separator: "%DATA%", omittingEmptySubsequences: false).map(String.init)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
