import WaymarkStorage

/// A step as text: `push article(5)`, `dismiss {signIn}`, `select 0 -> 1 in modal 1`.
enum StepText {
  /// Writes several steps, and names the places that go if the tree before them is known; of many, only the first few.
  static func text(of steps: [SnapshotValue], in tree: JournalTree?) -> String {
    var tree = tree
    let texts = steps.prefix(4).map { step in
      defer { if steps.count > 1, tree?.apply(step) != true { tree = nil } }
      return text(of: step, tree) + (step["hidden"] == true ? ", hidden" : "")
    }
    return (texts + (steps.count > 4 ? ["and \(steps.count - 4) more"] : [])).joined(separator: "; ")
  }

  private static func text(of step: SnapshotValue, _ tree: JournalTree?) -> String {
    if let path = JournalPath(step["stack"]) { return splice(step, tree?[path]?.places ?? []) + path.suffix }
    if let index = step["dismiss"]?.integer {
      let gone = tree?.layers.dropFirst().dropFirst(max(0, index)).map(\.description) ?? ["a modal"]
      return "dismiss \(gone.joined(separator: " "))"
    }
    if step["detents"] != nil { return "detents \(step["style"]?.string?.harmless(limit: 40) ?? "?")" }
    if step["present"] != nil { return "present \(JournalTree.Layer(step["m"])?.description ?? "a modal")" }
    if let path = JournalPath(step["select"]) {
      return "select \(number(step["from"])) -> \(number(step["to"]))\(path.suffix)"
    }
    if let path = JournalPath(step["columns"]) {
      let came = (step["in"]?.array ?? []).compactMap { JournalContainer($0)?.inside }
      let gone = step["out"]?.array?.count ?? 0
      let front =
        step["oldFront"] == step["front"]
        ? "" : ", front \(number(step["oldFront"])) -> \(number(step["front"]))"
      return
        "columns \(gone == 0 ? "." : "\(gone)") -> \(came.isEmpty ? "." : came.joined(separator: "|"))\(front)\(path.suffix)"
    }
    if let path = JournalPath(step["replace"]) {
      return
        "replace \(tree?[path]?.description ?? "?") -> \(JournalContainer(step["c"])?.description ?? "?")\(path.suffix)"
    }
    if let path = JournalPath(step["update"]) {
      let places = tree?[path]?.places ?? []
      let old = step["i"]?.integer.flatMap { places.indices.contains($0) ? places[$0].text : nil } ?? "?"
      return "update \(old) -> \(step["r"].map(RouteText.text) ?? "?")\(path.suffix)"
    }
    return "an unknown step"
  }

  private static func splice(_ step: SnapshotValue, _ places: [JournalPlace]) -> String {
    let above = step["above"]?.integer ?? 0
    let gone = (step["out"]?.array ?? []).map { id in
      places.last { $0.id != nil && $0.id == id.integer }
        ?? JournalPlace(id: nil, route: .string("@\(number(id))"))
    }
    let came = (step["in"]?.array ?? []).map(JournalPlace.init)
    let new = JournalContainer.text(of: came)
    if above == 0, gone.isEmpty { return "push \(new)" }
    if above == 0, came.isEmpty { return "pop \(JournalContainer.text(of: gone.reversed()))" }
    let top = above == 0 ? "" : " below \(above)"
    return "swap [\(JournalContainer.text(of: gone))] -> [\(new)] above \(number(step["below"]))\(top)"
  }

  private static func number(_ value: SnapshotValue?) -> String { value?.integer.map { "\($0)" } ?? "?" }
}
