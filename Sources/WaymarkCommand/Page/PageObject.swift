import WaymarkInspector

/// A JSON object that is written member by member.
struct PageObject {
  private var members = ""

  /// The object.
  var text: String { "{\(members)}" }

  mutating func add(_ name: StaticString, written value: String) {
    members += "\(members.isEmpty ? "" : ",")\"\(name)\":\(value)"
  }

  mutating func add(_ name: StaticString, _ value: Int?) {
    if let value { add(name, written: "\(value)") }
  }

  mutating func add(_ name: StaticString, _ value: String?) {
    if let value { add(name, written: PageObject.quoted(value)) }
  }

  mutating func add(_ name: StaticString, list: [String]) {
    if !list.isEmpty { add(name, written: "[\(list.joined(separator: ","))]") }
  }

  static func quoted(_ text: String) -> String {
    var written = ""
    JSONWriter.write(text, to: &written)
    return written
  }
}
