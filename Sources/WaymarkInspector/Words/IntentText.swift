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
    case "selectTab": return "select \(list(value["keys"]))"
    case "fill": return "fill column \(number(value["column"])) with \(container(value))"
    case "clearColumns": return "clear columns from \(number(value["column"]))"
    case "focusColumn": return "focus column \(number(value["column"]))"
    case "setRoot": return "set root \(container(value))"
    case "set": return "set \(JournalTree(value["tree"])?.description ?? "?")"
    case "update": return "update \(entry) to \(route)"
    case "popToEntry": return "pop to \(entry)"
    case "close": return "close \(entry)"
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
    ]
    return known[op] ?? op.harmless(limit: 40)
  }

  private static func number(_ value: JSONValue?) -> String { value?.integer.map { "\($0)" } ?? "?" }

  private static func container(_ value: JSONValue) -> String {
    value["container"].flatMap(JournalContainer.init)?.description ?? "?"
  }

  private static func list(_ value: JSONValue?) -> String {
    let elements = value?.elements ?? []
    let texts = elements.prefix(12).map(RouteText.text)
    return (texts + (elements.count > 12 ? ["…\(elements.count - 12) more…"] : [])).joined(separator: " ")
  }
}
