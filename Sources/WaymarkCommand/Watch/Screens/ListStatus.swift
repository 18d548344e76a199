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
      (!model[kind].isFollowing, "End follows"), (true, count),
      (faults > 0 && kind != .problems, "\(faults) went wrong"),
      (faults == 0 && !timeline.navigations.isEmpty, nothingWrong),
      (timeline.rows.lowerBound > 0, "\(timeline.rows.lowerBound) older records left out"),
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
    return "\(place)\(listed) of \(all) \(name) with \(model.filter.text.harmless(limit: 40))"
  }

  private var nothingWrong: String {
    let count = model.timeline.navigations.count
    return "Nothing went wrong in \(count) \(count == 1 ? "navigation" : "navigations")"
  }

  /// The text in place of an empty list.
  var placeholder: String {
    if !model.filter.isEmpty, model.total(of: kind) > 0 { return "Nothing is like that." }
    if model.timeline.rows.isEmpty { return "Nothing is written yet." }
    return kind == .problems ? "\(nothingWrong)." : "No navigation of a journal."
  }

  func draw(on canvas: Canvas) {
    let style = model[kind].isFollowing ? Style.dim : Style(.yellow)
    canvas.write(text, x: 1, y: 0, width: max(0, canvas.width - 2), style: style)
  }
}
