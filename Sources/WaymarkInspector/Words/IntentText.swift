import WaymarkStorage

/// An intent as text: `push article(5)`.
enum IntentText {
  /// Writes the operation in a record's members, or in a value of its own, with what it is about.
  static func text(of value: SnapshotValue) -> String {
    let word = value["op"]?.string?.harmless(limit: 40).inWords ?? "?"
    let operation = word == "select branch" ? "select" : word
    let count = value["count"]?.integer.flatMap { $0 == 1 ? nil : "\($0)" }
    let parts: [String?] = [
      value["e"]?.integer.map { "@\($0)" }, value["route"].map(RouteText.text), count,
      JournalTree.Layer(value["modal"])?.description, JournalContainer(value["container"])?.description,
      JournalTree(value["tree"])?.description, value["column"]?.integer.map { "column \($0)" },
      JournalPath(value["path"]).map { path in
        path.suffix.isEmpty ? "the window" : String(path.suffix.dropFirst(4))
      },
      value["screens"] == true ? "with screens" : nil,
    ]
    return ([operation] + parts.compactMap { $0 }).joined(separator: " ")
  }
}
