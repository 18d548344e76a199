import Waymark
import WaymarkTesting

/// What a recording host makes of the requests, each of which it is given as it comes.
extension Stage {
  func mirrored(
    _ mirror: RecordingHost<Spot>, _ answer: Answer, _ request: HostRequest<Spot>, _ serial: Int,
    _ acknowledgement: Acknowledgement<Spot>, _ run: ModelRun
  ) {
    mirror.clearRequests()
    switch answer {
    case .now, .showing, .twice:
      run.willSucceed(serial, acknowledgement)
      hand(request, to: mirror, acknowledgement, answer == .twice ? .twice : .now)
      releaseScreens()
    case .later, .never:
      pending.append(
        Pending(serial: serial, request: request, reply: .acknowledgement(acknowledgement), isLost: false))
      hand(request, to: mirror, acknowledgement, .later)
    case .dropped:
      run.reference.dropped.insert(serial)
      hand(request, to: mirror, acknowledgement, .dropped)
    case .cancelled:
      run.reference.cancelled(serial)
      hand(request, to: mirror, acknowledgement, .cancelled)
    case .error:
      run.reference.failed(serial)
      hand(request, to: mirror, acknowledgement, .error(Fault()))
    }
  }

  private func hand(
    _ request: HostRequest<Spot>, to mirror: RecordingHost<Spot>,
    _ acknowledgement: Acknowledgement<Spot>, _ answer: HostAnswer
  ) {
    mirror.script = [answer]
    switch request {
    case .step(let step): mirror.perform(step, acknowledgement)
    case .rebuild(let tree): mirror.rebuild(tree, acknowledgement)
    }
  }

  /// What is wrong with the recording host, or `nil`.
  var mirrorFault: String? {
    guard let mirror else { return nil }
    if !mirror.misfits.isEmpty { return "a step did not fit the recording host" }
    guard run?.has(.recordingHost) == true else { return nil }
    let shown = displayed?.ids ?? []
    let missing = shown.filter { mirror.screens[EntryID(rawValue: $0)] == nil }
    return missing.isEmpty ? nil : "the recording host has no screens for \(missing.sorted())"
  }
}
