import WaymarkInspector
import WaymarkTerminal

/// Everything there is to say about a moment, as lines.
struct DetailsText {
  /// How many records of a navigation are listed.
  private static let listedRecords = 500

  private let timeline: Timeline
  private(set) var lines: [WatchLine] = []

  /// - Parameters:
  ///   - moment: The moment to describe.
  ///   - model: What is known of the journal.
  ///   - hasTrees: Whether to add the trees.
  init(_ moment: WatchMoment, in model: WatchModel, hasTrees: Bool = true) {
    timeline = model.timeline
    switch moment {
    case .navigation(let id): timeline.navigation(id).map { tell($0) } ?? add(WatchMoment.leftOut)
    case .record(let row): timeline[row].map { tell($0) } ?? add(WatchMoment.leftOut)
    }
    guard hasTrees, let trees = model.trees(at: moment) else { return }
    head("The tree")
    lines += TreeOutline(of: trees.after.tree, since: trees.before.tree).watchLines
    guard trees.after.shown != trees.after.tree else { return }
    head("On the screen")
    lines += TreeOutline(of: trees.after.shown, since: trees.before.shown).watchLines
  }

  private mutating func add(_ text: String, _ indent: Int = 0, _ style: Style = .plain) {
    lines.append(WatchLine(indent: indent, text: text, style: style))
  }

  private mutating func head(_ text: String) {
    if !lines.isEmpty { add("") }
    add(text, 0, .bold)
  }

  private mutating func tell(_ navigation: JournalNavigation) {
    head("#\(navigation.number) \(navigation.title)")
    tellOutcome(of: navigation)
    add("asked for at \(timeline.timeOfDay(navigation.begin))\(window(navigation.window))")
    if !navigation.parts.isEmpty { head("Course") }
    for part in navigation.parts {
      let since = Duration.microseconds(max(0, part.begin - navigation.begin)).inWords
      let took =
        part.end.map { $0 > part.begin ? Duration.microseconds($0 - part.begin).inWords : "" } ?? "no end"
      let text =
        "\(part.kind.rawValue) \(part.name)"
        + [part.result, took].filter { !$0.isEmpty }.map { ", \($0)" }.joined()
      add("\(since)  \(text)", 2, part.isFault ? OutcomeLook.fault : .plain)
    }
    let rows = timeline.rows(of: navigation)
    head("Records")
    for row in rows.prefix(Self.listedRecords) {
      add("\(row.time?.clock ?? "")  \(row.kind)  \(row.text)", 2, row.isFault ? OutcomeLook.fault : .plain)
    }
    if rows.count > Self.listedRecords { add("… \(rows.count - Self.listedRecords) more", 2) }
  }

  private mutating func tellOutcome(of navigation: JournalNavigation, _ indent: Int = 0) {
    let look = OutcomeLook(navigation.outcome)
    let took = navigation.duration.map { ", after \($0.inWords)" } ?? ""
    add("\(look.sign) \(navigation.outcomeText)\(took)", indent, look.style)
  }

  private mutating func tell(_ row: JournalRow) {
    head("\(row.kind)\(row.navigation.map { " #\($0.number)" } ?? "")")
    add(row.text)
    if let fault = row.fault { add("! \(fault)", 0, OutcomeLook.fault) }
    if let misfit = row.misfit {
      add("! \(misfit); it is not known until the next whole one", 0, OutcomeLook.fault)
    }
    if let time = row.time {
      add(
        "at \(timeline.timeOfDay(time)), \(time.clock)\(window(row.window))\(row.sequence.map { ", record \($0)" } ?? "")"
      )
    }
    if let navigation = row.navigation.flatMap({ timeline.navigation($0.id) }) {
      add("of #\(navigation.number) \(navigation.title)")
      tellOutcome(of: navigation, 2)
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

extension WatchMoment {
  static let leftOut = "This moment has been left out: only the last records are kept."

  /// The moment in one line.
  func heading(in timeline: Timeline) -> String {
    switch self {
    case .navigation(let id):
      timeline.navigation(id).map { "#\($0.number) \($0.title): \($0.outcomeText)" } ?? Self.leftOut
    case .record(let row):
      timeline[row].map { row in
        "\(timeline.timeOfDay(row.time))\(row.navigation.map { " #\($0.number)" } ?? "") \(row.kind): \(row.text)"
      } ?? Self.leftOut
    }
  }
}
