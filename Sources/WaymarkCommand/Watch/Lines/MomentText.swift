import WaymarkInspector
import WaymarkTerminal

/// A heading for a moment, its trees with what changed, and then everything else there is to say about it.
struct MomentText {
  /// How many records of a navigation are listed.
  private static let listedRecords = 500

  private let timeline: Timeline
  /// The moment in one line.
  private(set) var heading = "This moment has been left out: only the last records are kept."
  private(set) var tree: [WatchLine] = []
  private(set) var details: [WatchLine] = []

  init(_ moment: WatchMoment, in model: WatchModel) {
    timeline = model.timeline
    switch moment {
    case .navigation(let id): if let navigation = timeline.navigation(id) { add(navigation) }
    case .record(let row): if let row = timeline[row] { add(row) }
    }
    guard let trees = model.trees(at: moment) else { return }
    tree = TreeOutline(of: trees.after.tree, since: trees.before.tree).watchLines
    guard trees.after.shown != trees.after.tree else { return }
    tree += [WatchLine(text: "On the screen", style: .bold)]
    tree += TreeOutline(of: trees.after.shown, since: trees.before.shown).watchLines
  }

  private mutating func add(_ text: String, _ indent: Int = 0, _ style: Style = .plain) {
    details.append(WatchLine(indent: indent, text: text, style: style))
  }

  private mutating func head(_ text: String) {
    add("")
    add(text, 0, .bold)
  }

  private mutating func add(_ navigation: JournalNavigation) {
    heading = "#\(navigation.number) \(navigation.title): \(navigation.outcomeText)"
    head("#\(navigation.number) \(navigation.title)")
    addOutcome(of: navigation)
    add("asked for at \(timeline.timeOfDay(navigation.begin))\(window(navigation.window))")
    if !navigation.parts.isEmpty { head("Course") }
    for part in navigation.parts {
      let since = Duration.microseconds(max(0, part.begin - navigation.begin)).inWords
      let took =
        part.end.map { $0 > part.begin ? Duration.microseconds($0 - part.begin).inWords : "" } ?? "no end"
      let results = [part.result, took].filter { !$0.isEmpty }.map { ", \($0)" }.joined()
      add("\(since)  \(part.kind.rawValue) \(part.name)\(results)", 2, part.isFault ? .fault : .plain)
    }
    head("Records")
    let rows = timeline.rows(of: navigation)
    for row in rows.prefix(Self.listedRecords) {
      add("\(row.time.clock)  \(row.kind)  \(row.text)", 2, row.fault != nil ? .fault : .plain)
    }
    if rows.count > Self.listedRecords { add("… \(rows.count - Self.listedRecords) more", 2) }
  }

  private mutating func addOutcome(of navigation: JournalNavigation, _ indent: Int = 0) {
    let look = OutcomeLook(navigation.outcome)
    let took = navigation.duration.map { ", after \($0.inWords)" } ?? ""
    add("\(look.sign) \(navigation.outcomeText)\(took)", indent, look.style)
  }

  private mutating func add(_ row: JournalRow) {
    let number = row.navigation.map { " #\($0.number)" } ?? ""
    heading = "\(timeline.timeOfDay(row.time))\(number) \(row.kind): \(row.text)"
    head("\(row.kind)\(number)")
    add(row.text)
    if let fault = row.fault { add("! \(fault)", 0, .fault) }
    let sequence = row.sequence.map { ", record \($0)" } ?? ""
    add("at \(timeline.timeOfDay(row.time)), \(row.time.clock)\(window(row.window))\(sequence)")
    if let navigation = row.navigation.flatMap({ timeline.navigation($0.id) }) {
      add("of #\(navigation.number) \(navigation.title)")
      addOutcome(of: navigation, 2)
    }
    guard !row.written.isEmpty else { return }
    head("As it is written")
    add(row.written, 2)
  }

  private func window(_ number: Int?) -> String {
    guard let number, timeline.hasSeveralWindows else { return "" }
    return " in window \(number)" + (timeline.windows[number]?.label.map { ", \($0)" } ?? "")
  }
}
