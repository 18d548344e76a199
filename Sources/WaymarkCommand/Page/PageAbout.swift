import WaymarkInspector

/// The facts that the page tells about the journal as a whole.
struct PageAbout {
  let name: String
  var problemCount = 0
  var rowCount = 0
  var droppedRows = 0
  var droppedFaults = 0
  var unfollowed = 0
  var unknownKinds: [String: Int] = [:]
  var kinds: [String] = []
  private var app: String?
  private var begun: String?
  private var route: String?
  private var mode: String?

  init(name: String) { self.name = name }

  /// Takes over what the `open` record says.
  mutating func take(_ record: JournalRecord) {
    guard record.kind == "open" else { return }
    app = app ?? record["app"]?.text?.harmless(limit: 100)
    begun = begun ?? record["at"]?.text?.harmless(limit: 60)
    route = route ?? record["route"]?.text?.harmless(limit: 100)
    mode = mode ?? record["mode"]?.text?.harmless(limit: 40)
  }

  /// The object for the page's script.
  func text(test: String?) -> String {
    var object = PageObject()
    object.add("name", name)
    object.add("app", app)
    object.add("at", begun)
    object.add("route", route)
    object.add("mode", mode)
    object.add("records", rowCount)
    object.add("dropped", droppedRows)
    object.add("kinds", list: kinds.map(PageObject.quoted))
    object.add("notices", list: notices.map(PageObject.quoted))
    object.add("test", test)
    return object.text
  }

  private var notices: [String] {
    var notices: [String] = []
    if droppedRows > 0 {
      notices.append(
        "These are the last \(rowCount - droppedRows) records; the \(droppedRows) before them are left out.")
    }
    if droppedFaults > 0 { notices.append("\(droppedFaults) more things went wrong that are not listed.") }
    if problemCount > 0 {
      notices.append(
        "In \(problemCount) places the journal could not be read as it should be; they are listed.")
    }
    if !unknownKinds.isEmpty {
      let list = unknownKinds.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
      notices.append("Kinds of records that are not known here: \(list.joined(separator: ", ")).")
    }
    if unfollowed > 0 {
      notices.append("\(unfollowed) records belong to windows beyond those whose trees are shown.")
    }
    return notices
  }
}
