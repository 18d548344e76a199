import Waymark
import WaymarkInspector
import WaymarkTerminal

/// A line about a list: how many rows there are, how many are listed, and what was left out.
@MainActor
struct ListStatus {
  let kind: WatchListKind
  let session: WatchSession

  private var model: WatchModel { session.model }

  /// The parts of the line, the most useful ones first.
  var text: String {
    let timeline = model.timeline
    let faults = timeline.faultCount
    let parts: [(Bool, String)] = [
      (session.notice != nil, session.notice ?? ""), (!model[kind].isFollowing, "End follows"), (true, count),
      (model.filter.window != nil, "window \(model.filter.window ?? 0)"),
      (faults > 0 && kind != .problems, "\(faults) went wrong"),
      (faults == 0 && !timeline.navigations.isEmpty, nothingWrong),
      (timeline.rows.lowerBound > 0, "\(timeline.rows.lowerBound) older records left out"),
      (session.journal.skippedBytes > 0, "the first \(session.journal.skippedBytes >> 20) MB were not read"),
      (session.isLineLate && !session.isReading, "the last line has no end yet"),
    ]
    return parts.filter(\.0).map(\.1).joined(separator: " · ")
  }

  private var count: String {
    let (listed, all) = (model[kind].count, model.total(of: kind))
    let name =
      switch kind {
      case .navigations: all == 1 ? "navigation" : "navigations"
      case .records: all == 1 ? "record" : "records"
      case .problems: all == 1 ? "fault" : "faults"
      }
    let place = listed == 0 ? "" : "\(model[kind].list.index + 1) of "
    guard !model.filter.isEmpty else { return "\(place)\(all) \(name)" }
    let words = model.filter.text.isEmpty ? "" : " with \(model.filter.text.harmless(limit: 40))"
    return "\(place)\(listed) of \(all) \(name)\(words)"
  }

  private var nothingWrong: String {
    let count = model.timeline.navigations.count
    return "Nothing went wrong in \(count) \(count == 1 ? "navigation" : "navigations")"
  }

  /// The text in place of an empty list.
  var placeholder: String {
    switch session.journal.state {
    case .missing: "\(session.name) is not there yet. It is waited for."
    case .unreadable(let problem): "\(session.name) cannot be read: \(problem)"
    case .followed where session.journal.isForeign:
      "\(session.name) is no journal: nothing more of it is read."
    case .followed where !model.filter.isEmpty && model.total(of: kind) > 0: "Nothing is like that."
    case .followed where model.timeline.rows.isEmpty: "Nothing is written yet."
    case .followed: kind == .problems ? "\(nothingWrong)." : "No navigation of a journal."
    }
  }

  func draw(on canvas: Canvas) {
    let isNews = session.notice != nil || !model[kind].isFollowing
    canvas.write(text, x: 1, y: 0, width: max(0, canvas.width - 2), style: isNews ? Style(.yellow) : .dim)
  }
}
