import WaymarkInspector

/// Trees and their changes in the form that the page's script reads.
enum PageTree {
  static func text(of tree: JournalTree) -> String {
    let modals = tree.modals.map(text)
    return "{\"r\":\(text(of: tree.root)),\"m\":[\(modals.joined(separator: ","))]}"
  }

  private static func text(of modal: JournalTree.Modal) -> String {
    "[\(PageObject.quoted(modal.style)),\(text(of: modal.container))]"
  }

  private static func text(of place: JournalPlace) -> String {
    "[\(place.id.map { "\($0)" } ?? "null"),\(PageObject.quoted(place.text))]"
  }

  private static func text(of container: JournalContainer) -> String {
    switch container {
    case .stack(let places): return "{\"s\":[\(places.map(text).joined(separator: ","))]}"
    case .tabs(let tabs, let selected):
      let all = tabs.map { "[\(PageObject.quoted($0.key)),\(text(of: $0.container))]" }
      return "{\"t\":[\(all.joined(separator: ","))],\"f\":\(selected)}"
    case .columns(let columns, let places, let front):
      return "{\"c\":[\(columns.map(text).joined(separator: ","))],\"p\":\(places),\"f\":\(front)}"
    }
  }

  static func text(of change: JournalChange) -> String {
    switch change {
    case .whole(let tree): return "[\"whole\",\(text(of: tree))]"
    case .splice(let path, let range, let places):
      let came = places.map(text).joined(separator: ",")
      return "[\"splice\",\(text(of: path)),\(range.lowerBound),\(range.count),[\(came)]]"
    case .focus(let path, let branch): return "[\"focus\",\(text(of: path)),\(branch)]"
    case .replace(let path, let container): return "[\"replace\",\(text(of: path)),\(text(of: container))]"
    case .detents(let index, let style): return "[\"detents\",\(index),\(PageObject.quoted(style))]"
    case .present(let modal): return "[\"present\",\(text(of: modal).dropFirst().dropLast())]"
    case .dismiss(let index): return "[\"dismiss\",\(index)]"
    }
  }

  private static func text(of path: JournalPath) -> String {
    "\(path.layer),[\(path.branches.map { "\($0)" }.joined(separator: ","))]"
  }
}
