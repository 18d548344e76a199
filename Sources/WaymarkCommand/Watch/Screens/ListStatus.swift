import Waymark
import WaymarkInspector
import WaymarkTerminal

/// A line about a list: how many rows there are, how many are listed, and what was left out.
@MainActor
struct ListStatus {
  private let kind: WatchListKind
  private let session: WatchSession

  init(_ kind: WatchListKind, _ session: WatchSession) {
    (self.kind, self.session) = (kind, session)
  }

  private var model: WatchModel { session.model }

  /// The parts of the line, the most useful ones first.
  var text: String {
    let parts: [String?] = [
      session.notice, model[kind].isFollowing ? nil : "End follows", count,
      model.filter.window.map { "window \($0)" },
      kind == .problems && model.timeline.faultCount > 0 ? nil : faults,
    ]
    return (parts.compactMap { $0 } + leftOut).joined(separator: " · ")
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

  private var faults: String? {
    if model.timeline.faultCount > 0 { return "\(model.timeline.faultCount) went wrong" }
    return model.timeline.navigations.isEmpty ? nil : nothingWrong
  }

  private var nothingWrong: String {
    let count = model.timeline.navigations.count
    return "Nothing went wrong in \(count) \(count == 1 ? "navigation" : "navigations")"
  }

  /// The parts that are missing, so that this is not taken for the whole journal.
  private var leftOut: [String] {
    let (timeline, source) = (model.timeline, model.source)
    let parts: [(Bool, String)] = [
      (timeline.rows.lowerBound > 0, "\(timeline.rows.lowerBound) older records left out"),
      (source.skippedBytes > 0, "the first \(source.skippedBytes >> 20) MB were not read"),
      (timeline.unfollowedCount > 0, "\(timeline.unfollowedCount) records of further windows have no trees"),
      (source.unknownCount > 0, "\(source.unknownCount) records of kinds not known here"),
      (source.hasBegunLine && source.progress == nil, "the last line has no end yet"),
    ]
    return parts.filter(\.0).map(\.1)
  }

  /// The text in place of an empty list.
  var placeholder: String {
    switch model.source.state {
    case .missing: return "\(session.name) is not there yet. It is waited for."
    case .unreadable(let problem): return "\(session.name) cannot be read: \(problem)"
    case .followed: break
    }
    if model.source.isForeign { return "\(session.name) is no journal: nothing more of it is read." }
    if !model.filter.isEmpty, model.total(of: kind) > 0 { return "Nothing is like that." }
    if model.timeline.rows.isEmpty { return "Nothing is written yet." }
    return kind == .problems ? "\(nothingWrong)." : "No navigation of a journal."
  }

  func draw(on canvas: Canvas) {
    let isNews = session.notice != nil || !model[kind].isFollowing
    canvas.write(text, x: 1, y: 0, width: max(0, canvas.width - 2), style: isNews ? Style(.yellow) : .dim)
  }
}
