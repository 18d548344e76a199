#if GTK && canImport(CGTK4)
  import Waymark

  /// Calls that come in the middle of a change of the host's.
  ///
  /// A change makes GTK call the app, and the host itself calls screens: one that loses the keyboard, for example, may save what was
  /// typed and go back. What the router asks for then would find layers that are half changed, and the rest of the change would be made
  /// to what it has built. So it waits, and so does what becomes of a window that is gone.
  extension GTKHost {
    /// Carries out a change of the host's own, whatever becomes of the keyboard, and then what has been asked for meanwhile.
    func quietly<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
      ownChanges += 1
      defer {
        ownChanges -= 1
        doWhatWaits()
      }
      return try body()
    }

    private func doWhatWaits() {
      while ownChanges == 0 {
        if !lostWindows.isEmpty {
          lostWindows.removeFirst()()
        } else if let request = waitingRequest {
          waitingRequest = nil
          carryOut(request)
        } else {
          return
        }
      }
    }

    /// Does what is to be done about a window that is gone: after the change that is under way, if one is.
    func whenUnchanged(_ body: @escaping () -> Void) {
      if ownChanges == 0 { body() } else { lostWindows.append(body) }
    }

    /// Has a request of the router's wait if a change is under way.
    ///
    /// - Returns: Whether it waits.
    func keepWaiting(_ request: @autoclosure () -> PendingRequest<R>) -> Bool {
      guard ownChanges > 0 else { return false }
      let old = waitingRequest
      waitingRequest = request()
      old?.overtake()
      return true
    }

    /// Carries out a request that has waited, as it stands by now.
    private func carryOut(_ request: PendingRequest<R>) {
      if let step = request.step {
        perform(request.acknowledgement, transition(for: step))
      } else {
        rebuild(request.acknowledgement)
      }
    }
  }
#endif
