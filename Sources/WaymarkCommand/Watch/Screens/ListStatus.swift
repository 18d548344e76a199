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
    var parts: [String] = []
    if let notice = session.notice { parts.append(notice) }
    if !model[kind].isFollowing { parts.append("in the past, End follows again") }
    parts.append(count)
    if let window = model.filter.window { parts.append("window \(window)") }
    if kind != .problems, model.tail.faultCount > 0 { parts.append("\(model.tail.faultCount) went wrong") }
    return (parts + leftOut).joined(separator: " · ")
  }

  private var count: String {
    let (listed, all) = (model[kind].count, model.total(of: kind))
    let place = listed == 0 ? "" : "\(model[kind].list.index + 1) of "
    guard !model.filter.isEmpty else { return "\(place)\(all) \(name(all))" }
    let words = model.filter.text.isEmpty ? "" : " with \(model.filter.text.harmless(limit: 40))"
    return "\(place)\(listed) of \(all) \(name(all))\(words)"
  }

  private func name(_ count: Int) -> String {
    switch kind {
    case .navigations: count == 1 ? "navigation" : "navigations"
    case .records: count == 1 ? "record" : "records"
    case .problems: count == 1 ? "fault" : "faults"
    }
  }

  /// The parts that are missing, so that this is not taken for the whole journal.
  private var leftOut: [String] {
    var parts: [String] = []
    let first = model.tail.rows.lowerBound
    if first > 0 { parts.append("\(first) older records left out") }
    if model.source.skippedBytes > 0 {
      parts.append("the first \(model.source.skippedBytes >> 20) MB were not read")
    }
    if model.tail.unfollowedCount > 0 {
      parts.append("\(model.tail.unfollowedCount) records of further windows have no trees")
    }
    if model.source.unknownCount > 0 {
      parts.append("\(model.source.unknownCount) records of kinds not known here")
    }
    if model.source.hasBegunLine, model.source.progress == nil {
      parts.append("the last line has no end yet")
    }
    return parts
  }

  /// The text in place of an empty list.
  var placeholder: String {
    switch model.source.state {
    case .missing: return "\(session.name) is not there yet. It is waited for."
    case .unreadable(let error): return "\(session.name) cannot be read: \(error.followingProblem)"
    case .followed: break
    }
    if model.source.isForeign { return "\(session.name) is no journal: nothing more of it is read." }
    if !model.filter.isEmpty, model.total(of: kind) > 0 { return "Nothing is like that." }
    if model.tail.rows.isEmpty { return "Nothing is written yet." }
    return kind == .problems ? "Nothing went wrong." : "No navigation of a journal."
  }

  func draw(on canvas: Canvas) {
    let isNews = session.notice != nil || !model[kind].isFollowing
    canvas.write(text, x: 1, y: 0, width: max(0, canvas.width - 2), style: isNews ? Style(.yellow) : .dim)
  }
}
