#if GTK && canImport(CGTK4)
  import Waymark

  /// The end that a host waits for before it does what comes next.
  enum Waiting<R: Route> {
    case nothing
    /// The end of a step's movement; a newer request cuts it short.
    case movement(Movement<R>)
    /// The end of a change of its own, which may be made while a step moves.
    ///
    /// A change makes GTK call the app, and the host itself calls screens: one that loses the keyboard, for example, may save what
    /// was typed and go back. What the router asks for then would find layers that are half changed, and so would what becomes of
    /// a window that is gone. So both wait.
    case change(Movement<R>?)

    var movement: Movement<R>? {
      switch self {
      case .movement(let movement), .change(let movement?): movement
      case .nothing, .change(nil): nil
      }
    }

    var isChange: Bool {
      if case .change = self { true } else { false }
    }
  }

  /// A step under way: the stack that moves, and the screens and columns that go at its end and may be seen until then.
  @MainActor
  final class Movement<R: Route> {
    let request: PendingRequest<R>
    var pager: Pager?
    var leavingEntries: [EntryID] = []
    var leavingColumns: [Column<R>] = []

    init(_ request: PendingRequest<R>) {
      self.request = request
    }

    var isOver: Bool { pager?.isMoving != true }
  }

  extension GTKHost {
    /// The step that has begun and not ended.
    var movement: Movement<R>? {
      get { waiting.movement }
      set { waiting = waiting.isChange ? .change(newValue) : newValue.map { .movement($0) } ?? .nothing }
    }

    /// Carries out a change of the host's own, and then what has come meanwhile.
    func change<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
      if waiting.isChange { return try body() }
      waiting = .change(movement)
      defer {
        waiting = movement.map { .movement($0) } ?? .nothing
        doWhatWaits()
      }
      return try body()
    }

    private func doWhatWaits() {
      while !waiting.isChange {
        if !lostWindows.isEmpty {
          wasDestroyed(lostWindows.removeFirst())
        } else if let request = waitingRequest {
          waitingRequest = nil
          carryOut(request)
        } else {
          return
        }
      }
    }

    /// Carries out a request of the router's: after the change that is under way, if one is.
    func receive(_ request: PendingRequest<R>) {
      pages.noteRequest(request.acknowledgement)
      let old = waitingRequest
      waitingRequest = request
      old?.overtake()
      doWhatWaits()
    }

    /// Does what is to be done about a window that is gone: after the change that is under way, if one is.
    func lose(_ frame: WindowFrame) {
      lostWindows.append(frame)
      doWhatWaits()
    }
  }
#endif
