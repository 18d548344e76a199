#if GTK && canImport(CGTK4)
  import CGTK4
  public import Waymark

  extension HostError {
    /// The host's window was closed.
    static let windowClosed = HostError("the window was closed; make a new host for another one")
  }

  extension GTKHost {
    /// Shows one step: a change of visible stacks, columns or tabs is animated if the step is, and anything
    /// else is shown at once.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - acknowledgement: Answered when the transition has ended, or at once if there is none.
    public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
      receive(PendingRequest(acknowledgement, step: step))
    }

    /// Shows a tree without animation, whatever is shown now, and keeps the screens of entries that are still
    /// there.
    ///
    /// - Parameters:
    ///   - tree: The tree to show.
    ///   - acknowledgement: Answered at once.
    public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
      receive(PendingRequest(acknowledgement))
    }

    /// Forgets the step that waits.
    public func withdraw() {
      waitingRequest = nil
    }

    /// Shows what is left of a request.
    func carryOut(_ request: PendingRequest<R>) {
      if let movement { end(movement, .overtaken) }
      do throws(HostError) {
        if let step = request.step {
          if layers.isEmpty { throw .nothingShown }
          guard try makeScreens(step.step.forEachInserted, for: request) else { return request.end() }
          request.begin()
          change { show(step, request) }
        } else if let tree = request.acknowledgement.rebuildTarget {
          let isAnew = pages.haveEnded
          guard try makeScreens(tree.forEachElement, for: request) else { return request.end() }
          request.begin()
          change {
            build(tree, isAnew)
            request.end()
          }
        } else {
          request.end()
        }
      } catch {
        request.end(error)
      }
    }

    /// Makes the screens of a request, which may do anything: take the window away, close a modal, or have the router ask for
    /// something else.
    ///
    /// - Returns: Whether the request is still wanted.
    private func makeScreens(
      _ forEach: ((Entry<R>) -> Void) -> Void, for request: PendingRequest<R>
    ) throws(HostError) -> Bool {
      if rootFrame.isDestroyed { throw .windowClosed }
      guard request.isWanted else { return false }
      try pages.make(forEach)
      if rootFrame.isDestroyed { throw .windowClosed }
      if !request.isWanted { releaseUnwanted() }
      return request.isWanted
    }

    /// Releases screens that are neither shown nor wanted.
    func releaseUnwanted() {
      var kept = Set<EntryID>()
      router?.host.tree.forEachElement { kept.insert($0.id) }
      for layer in layers { layer.node.forEachLeaf { kept.formUnion($0.visibleStack.entries) } }
      pages.release(except: kept)
    }

    /// Shows a step, and ends it at once if nothing moves.
    private func show(_ step: NavigationStep<R>, _ request: PendingRequest<R>) {
      let movement = Movement(request)
      do throws(HostError) {
        focus.note(step)
        let transition = transition(for: step)
        step.step.forEachRemoved { movement.leavingEntries.append($0.id) }
        movement.pager = try show(step.change, transition, &movement.leavingColumns)
        updateRoom()
        updateTitles()
        if movement.isOver { end(movement) } else { wait(for: movement, transition.duration) }
      } catch {
        request.end(error)
      }
    }

    private func transition(for step: NavigationStep<R>) -> StackTransition {
      guard step.isAnimated, step.isVisible else { return .none }
      if let found = transitions[step.transition] { return found }
      if case .select = step.change { return tabTransition }
      return standardTransition
    }

    /// Carries out a change.
    ///
    /// - Returns: The pager that may be moving now.
    private func show(
      _ change: Step<Entry<R>>.Change, _ transition: StackTransition, _ leaving: inout [Column<R>]
    ) throws(HostError) -> Pager? {
      switch change {
      case .stack(let change):
        guard case .stack(let node)? = layers.container(at: change.path) else { throw .stepDoesNotFit }
        try change.apply(to: &node.entries)
        for entry in change.inserted {
          if let page = pages[entry.id] { node.pager.add(page.widget) }
        }
        guard let page = node.entries.last.flatMap({ pages[$0] }) else { throw .stepDoesNotFit }
        node.pager.show(page.widget, transition, isForward: !change.inserted.isEmpty)
        return node.pager
      case .columns(let change):
        guard case .columns(let node)? = layers.container(at: change.path),
          node.columns.count == change.kept + change.removed.count
        else { throw .stepDoesNotFit }
        leaving = Array(node.columns[change.kept...])
        let came = change.inserted.map { makeColumn(fit(nil, to: $0)) }
        node.columns = Array(node.columns[..<change.kept]) + came
        node.front = change.front
        return arrange(node, transition, isForward: !came.isEmpty && change.front >= change.oldFront)
      case .select(let path, let from, let index):
        return try select(index, in: layers.container(at: path), transition, isForward: index > from)
      case .present(let modal, let index):
        guard index == layers.count - 1 else { throw .stepDoesNotFit }
        layers.append(makeLayer(for: modal))
        presentWaiting()
      case .dismiss(let modals, let index):
        let gone = layers.suffix(modals.count)
        guard index == layers.count - 1 - modals.count, gone.map(\.root) == modals.map(\.root.id) else {
          throw .stepDoesNotFit
        }
        layers.removeLast(gone.count)
        // The lowest goes first, so that no window between comes to be the active one.
        for layer in gone { layer.frame.destroy() }
      case .replace(let path, _, let container): try replace(path, by: container)
      case .detents, .update: break
      }
      return nil
    }

    // MARK: Ends

    private func wait(for movement: Movement<R>, _ duration: Duration) {
      self.movement = movement
      // GTK is in the middle of a frame then, or of hiding the window.
      movement.pager?.onEnd = { [weak self] in self?.scheduleLook() }
      // In a window that the compositor stops drawing, such as a minimised one, the movement would never end.
      timer.schedule(at: timer.moment(after: duration * 2 + .seconds(1))) { [weak self, weak movement] in
        if let self, let movement, self.movement === movement { end(movement) }
      }
    }

    func end(_ movement: Movement<R>, _ error: HostError? = nil) {
      change {
        self.movement = nil
        movement.pager?.onEnd = nil
        movement.pager?.snap()
        for column in movement.leavingColumns { column.widget.leaveParent() }
        movement.leavingEntries.forEach(pages.release)
        movement.request.end(error)
      }
      scheduleLook()
    }
  }
#endif
