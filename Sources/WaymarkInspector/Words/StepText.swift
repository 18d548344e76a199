/// A step as text: `push article(5)`, `dismiss {signIn}`, `select 0 -> 1 in modal 1`.
enum StepText {
  /// Writes a step, and names the places that go if the tree before it is known.
  static func text(of step: JSONValue, in tree: JournalTree?) -> String {
    let hidden = step["hidden"]?.flag == true ? ", hidden" : ""
    return change(step, tree) + hidden
  }

  /// Writes several steps; of many, only the first few.
  static func text(of steps: [JSONValue], in tree: JournalTree?) -> String {
    var tree = tree
    var texts: [String] = []
    for (index, step) in steps.prefix(4).enumerated() {
      texts.append(text(of: step, in: tree))
      // The tree after the last step is not needed, and making it would copy everything.
      guard index < min(4, steps.count) - 1, var next = tree else { continue }
      tree = nil
      tree = JournalChange(step: step, in: next).flatMap { next.apply($0) ? next : nil }
    }
    if steps.count > 4 { texts.append("and \(steps.count - 4) more") }
    return texts.joined(separator: "; ")
  }

  private static func change(_ step: JSONValue, _ tree: JournalTree?) -> String {
    if let path = JournalPath(step["stack"]) { return stack(step, path, tree) }
    if let index = step["dismiss"]?.integer {
      guard let tree, tree.modals.indices.contains(index) else { return "dismiss modal \(index.magnitude)" }
      return "dismiss \(tree.modals[index...].map(\.description).joined(separator: " "))"
    }
    if let index = step["detents"]?.integer {
      return "modal \(index.magnitude &+ 1): \(JournalTree.Modal.style(step) ?? "?")"
    }
    if step["present"] != nil { return "present \(JournalTree.Modal(step["m"])?.description ?? "a modal")" }
    if let path = JournalPath(step["select"]) {
      return "select \(number(step["from"])) -> \(number(step["to"]))\(path.suffix)"
    }
    if let path = JournalPath(step["columns"]) { return columns(step, path) }
    if let path = JournalPath(step["replace"]) {
      let old = tree?.container(at: path)?.description ?? "?"
      let new = step["c"].flatMap(JournalContainer.init)?.description ?? "?"
      return "replace \(old) -> \(new)\(path.suffix)"
    }
    if let path = JournalPath(step["update"]) {
      let route = step["r"].map(RouteText.text) ?? "?"
      guard case .stack(let places)? = tree?.container(at: path), let index = step["i"]?.integer,
        places.indices.contains(index)
      else { return "update to \(route)\(path.suffix)" }
      return "update \(places[index].text) -> \(route)\(path.suffix)"
    }
    return "an unknown step"
  }

  private static func number(_ value: JSONValue?) -> String { value?.integer.map { "\($0)" } ?? "?" }

  private static func stack(_ step: JSONValue, _ path: JournalPath, _ tree: JournalTree?) -> String {
    let below = step["below"]?.integer ?? 0
    let above = step["above"]?.integer ?? 0
    let gone = (step["out"]?.elements ?? []).map { place($0.integer, step, path, tree) }
    let came = (step["in"]?.elements ?? []).map(JournalPlace.init)
    let new = JournalContainer.text(of: came)
    if above == 0, gone.isEmpty { return "push \(new)\(path.suffix)" }
    if above == 0, came.isEmpty { return "pop \(JournalContainer.text(of: gone.reversed()))\(path.suffix)" }
    let old = gone.isEmpty ? "nothing" : "[\(JournalContainer.text(of: gone))]"
    let top = above == 0 ? "" : " below \(above)"
    return "swap \(old) -> \(came.isEmpty ? "nothing" : "[\(new)]") above \(below)\(top)\(path.suffix)"
  }

  private static func place(
    _ id: Int?, _ step: JSONValue, _ path: JournalPath, _ tree: JournalTree?
  ) -> JournalPlace {
    if case .stack(let places)? = tree?.container(at: path), let found = places.last(where: { $0.id == id }) {
      return found
    }
    return JournalPlace(id: id, text: id.map { "@\($0)" } ?? "?")
  }

  private static func columns(_ step: JSONValue, _ path: JournalPath) -> String {
    let came = (step["in"]?.elements ?? []).compactMap(JournalContainer.init)
    let gone = step["out"]?.elements?.count ?? 0
    let new = came.isEmpty ? "." : came.map(\.inside).joined(separator: "|")
    let old = gone == 0 ? "." : "\(gone) \(gone == 1 ? "place" : "places")"
    let from = step["oldFront"]?.integer ?? 0
    let to = step["front"]?.integer ?? 0
    return "columns \(old) -> \(new)\(from == to ? "" : ", front \(from) -> \(to)")\(path.suffix)"
  }
}
