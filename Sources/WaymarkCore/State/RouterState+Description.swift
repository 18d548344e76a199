import WaymarkState

extension RouterState: CustomStringConvertible {
  /// The router's place, and all that it waits for, by name.
  package var description: String {
    ([tree.description] + waits).joined(separator: "\n  ")
  }

  private var waits: [String] {
    var waits: [String] = []
    switch phase {
    case .detached: waits.append("no host is attached")
    case .unknown: waits.append("the host has failed; the next navigation rebuilds")
    case .performing(let work):
      waits.append("the host has not acknowledged \(work.step), request \(work.request)")
    case .rebuilding(_, let request):
      waits.append("the host has not acknowledged a rebuild, request \(request)")
    case .resting, .behind: break
    }
    if let deciding = agenda.deciding { waits.append(describe(deciding)) }
    for pending in agenda.waiting {
      let isLink = agenda.restore != nil && pending.request.cause == .link
      let other = isLink ? "a restore" : isBetweenHosts ? "the next host" : "others"
      waits.append("navigation \(pending.number) waits for \(other)")
    }
    for detour in agenda.detours {
      let place = detour.detours.last.flatMap { tree.entry($0) }?.description ?? "a place"
      waits.append("navigation \(detour.number) waits until finishDetour() in \(place)")
    }
    return waits
  }

  private func describe(_ deciding: Deliberation) -> String {
    let number = deciding.pending.number
    if let question = deciding.question { return "navigation \(number) asks the user \(question.root)" }
    if case .working = deciding.proposal.stage { return "the app works out navigation \(number)" }
    guard let open = deciding.open else { return "navigation \(number) is being decided" }
    let place = open.place.map { " about \($0)" } ?? ""
    return "navigation \(number) waits for \(open.asked.name)\(place)"
  }
}
