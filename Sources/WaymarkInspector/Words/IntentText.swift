/// An intent as text: `push article(5)`.
enum IntentText {
  /// Writes the intent in a record's members, or in a value of its own.
  ///
  /// - Returns: One line, or `nil` if there is no intent.
  static func text(of value: JSONValue) -> String? {
    guard let op = value["op"]?.text else { return nil }
    let route = value["route"].map(RouteText.text) ?? "?"
    let entry = value["e"]?.integer.map { "@\($0)" } ?? "an entry"
    switch op {
    case "push", "replaceTop", "show", "select": return "\(name(op)) \(route)"
    case "popTo": return "pop to \(route)"
    case "pop": return value["count"]?.integer.map { $0 == 1 ? "pop" : "pop \($0)" } ?? "pop"
    case "setStack": return "set stack [\(list(value["stack"]))]"
    case "present": return "present \(JournalTree.Modal(value["modal"])?.description ?? "?")"
    case "selectTab": return "select \(list(value["keys"]))\(inModal(value))"
    case "focus": return "focus \(list(value["keys"]))\(inModal(value))"
    case "fill":
      return "fill column \(number(value["column"])) with \(container(value))\(near(value))"
    case "clearColumns": return "clear columns from \(number(value["column"]))\(near(value))"
    case "focusColumn": return "focus column \(number(value["column"]))\(near(value))"
    case "setRoot": return "set root \(container(value))"
    case "set": return "set \(JournalTree(value["tree"])?.description ?? "?")"
    case "pushNear": return "push \(route) near \(entry)"
    case "replaceEntry": return "replace \(entry) with \(route)"
    case "update": return "update \(entry) to \(route)"
    case "popToEntry": return "pop to \(entry)"
    case "close", "remove": return "\(op) \(entry)"
    case "popEntry": return "pop \(number(value["count"])) from \(entry)"
    case "recheck": return value["screens"]?.flag == true ? "recheck, screens too" : "recheck"
    default: return name(op)
    }
  }

  /// `popToRoot` as `pop to root`.
  private static func name(_ op: String) -> String {
    let known = [
      "popToRoot": "pop to root", "dismissAll": "dismiss all", "canLeave": "can leave",
      "replaceTop": "replace top with", "selectBranch": "select", "selectAgain": "select again",
      "bringBack": "bring back",
      "?": "unknown intent",
    ]
    return known[op] ?? op.harmless(limit: 40)
  }

  private static func number(_ value: JSONValue?) -> String { value?.integer.map { "\($0)" } ?? "?" }

  private static func container(_ value: JSONValue) -> String {
    value["container"].flatMap(JournalContainer.init)?.description ?? "?"
  }

  private static func inModal(_ value: JSONValue) -> String {
    value["modal"]?.integer.map { " in the modal of @\($0)" } ?? ""
  }

  private static func near(_ value: JSONValue) -> String {
    value["near"]?.integer.map { " near @\($0)" } ?? ""
  }

  private static func list(_ value: JSONValue?) -> String {
    let elements = value?.elements ?? []
    let texts = elements.prefix(12).map { element in
      if let key = element["tab"], element.members?.count == 1 { return RouteText.text(of: key) }
      if let column = element["column"]?.integer, element.members?.count == 1 { return "column \(column)" }
      return RouteText.text(of: element)
    }
    return (texts + (elements.count > 12 ? ["…\(elements.count - 12) more…"] : [])).joined(separator: " ")
  }
}
