#if GTK && canImport(CGTK4)
  import CGTK4
  public import Waymark

  extension GTKHost {
    /// Shows one step: a change of visible stacks, columns or tabs is animated if the step is, and anything
    /// else is shown at once.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - acknowledgement: Answered when the transition has ended, or at once if there is none.
    public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
      pages.noteRequest(acknowledgement)
      if keepWaiting(PendingRequest(acknowledgement, step: step)) { return }
      perform(acknowledgement, transition(for: step))
    }

    /// Forgets the step that waits.
    public func withdraw() {
      waitingRequest = nil
    }

    /// Shows what is left of a step.
    func perform(_ acknowledgement: Acknowledgement<R>, _ transition: StackTransition) {
      interrupt()
      do throws(HostError) {
        try checkWindow()
        guard let wanted = acknowledgement.step else { return PendingRequest(acknowledgement).end() }
        guard !layers.isEmpty else { throw .nothingShown }
        try pages.make(wanted.forEachInserted)
        wanted.forEachUpdated { pages[$0.id]?.tellRoute() }
        // Screens that are made or told may have done anything: taken the window away, closed a modal, gone to another column, or
        // had the router ask for something else.
        try checkWindow()
        let change = acknowledgement.step
        if change != wanted { releaseUnwanted(of: wanted.forEachInserted) }
        guard let change else { return PendingRequest(acknowledgement).end() }
        acknowledgement.began()
        let pager = try quietly { () throws(HostError) in try show(change, transition) }
        updateRoom()
        updateTitles()
        var removed: [EntryID] = []
        change.forEachRemoved { removed.append($0.id) }
        end(pager, removed, acknowledgement, transition)
      } catch {
        acknowledgement.fail(error)
      }
    }

    /// Releases screens that were made and are not wanted any more.
    func releaseUnwanted(of forEach: ((Entry<R>) -> Void) -> Void) {
      var kept = Set<EntryID>()
      router?.host.tree.forEachElement { kept.insert($0.id) }
      for layer in layers { layer.node.forEachLeaf { kept.formUnion($0.visibleStack.entries) } }
      forEach { if !kept.contains($0.id) { pages.release($0.id) } }
    }

    /// Makes sure that there is a window to show anything in.
    func checkWindow() throws(HostError) {
      if rootFrame.isDestroyed { throw .windowClosed }
    }

    func transition(for step: NavigationStep<R>) -> StackTransition {
      guard step.isAnimated, step.isVisible else { return .none }
      if let style = step.transition, let found = transitions[style] { return found }
      if case .select = step.change { return tabTransition }
      return standardTransition
    }

    /// Carries out a step.
    ///
    /// - Returns: The pager that may be moving now.
    private func show(_ step: Step<Entry<R>>, _ transition: StackTransition) throws(HostError) -> Pager? {
      switch step.change {
      case .stack(let change): return try show(change, transition)
      case .columns(let change): return try show(change, transition)
      case .select(let path, let from, let index):
        if case .columns(let node)? = layers.container(at: path), node.columns.indices.contains(index) {
          node.front = index
          return arrange(node, index > from ? transition.forward : transition.backward, transition.duration)
        }
        guard case .tabs(let node)? = layers.container(at: path), node.children.indices.contains(index) else {
          throw .stepDoesNotFit
        }
        node.selection = index
        node.bar.selection = index
        name(node.children[index].visibleStack)
        node.pager.show(
          node.children[index].widget, index > from ? transition.forward : transition.backward,
          duration: transition.duration)
        return node.pager
      case .present(let modal, let index):
        guard index == layers.count - 1 else { throw .stepDoesNotFit }
        try present(modal)
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

    /// Shows the change of one stack as one movement.
    private func show(
      _ change: StackChange<Entry<R>>, _ transition: StackTransition
    ) throws(HostError) -> Pager {
      guard case .stack(let node)? = layers.container(at: change.path) else { throw .stepDoesNotFit }
      try change.apply(to: &node.entries)
      for entry in change.inserted {
        if let page = pages[entry.id] { add(page, to: node.pager) }
      }
      guard let top = node.entries.last, let page = pages[top] else { throw .stepDoesNotFit }
      let isForward = !change.inserted.isEmpty
      name(node)
      node.pager.show(
        page.widget.widget, isForward ? transition.forward : transition.backward,
        duration: transition.duration)
      return node.pager
    }

    /// Shows columns that come in the place of others.
    private func show(
      _ change: ColumnsChange<Entry<R>>, _ transition: StackTransition
    ) throws(HostError) -> Pager? {
      guard case .columns(let node)? = layers.container(at: change.path),
        node.columns.count == change.kept + change.removed.count
      else { throw .stepDoesNotFit }
      leavingColumns = Array(node.columns[change.kept...])
      let came = change.inserted.map { makeColumn(fit(nil, to: $0)) }
      node.columns = Array(node.columns[..<change.kept]) + came
      node.front = change.front
      let isForward = !came.isEmpty && change.front >= change.oldFront
      return arrange(node, isForward ? transition.forward : transition.backward, transition.duration)
    }

    // MARK: Ends

    private func end(
      _ pager: Pager?, _ removed: [EntryID], _ acknowledgement: Acknowledgement<R>,
      _ transition: StackTransition
    ) {
      guard let pager, pager.isMoving else {
        quietly {
          dropColumns()
          removed.forEach(pages.release)
        }
        acknowledgement.succeed()
        return
      }
      let movement = Movement(pager, acknowledgement, removed: removed)
      self.movement = movement
      pager.onEnd = { [weak self, weak movement] in
        // This happens later, because GTK is in the middle of a frame, or of hiding the window.
        Task { if let movement { self?.endIfStill(movement) } }
      }
      // In a window that the compositor stops drawing, such as a minimised one, the movement would never end.
      let patience = transition.duration * 2 + .seconds(1)
      timer.schedule(at: timer.moment(after: patience)) { [weak self, weak movement] in
        guard let self, let movement, self.movement === movement else { return }
        movement.pager.snap()
        endIfStill(movement)
      }
    }

    /// Removes the columns that have moved out of sight.
    private func dropColumns() {
      for column in leavingColumns { column.widget.leaveParent() }
      leavingColumns = []
    }

    func endIfStill(_ movement: Movement<R>) {
      guard movement === self.movement, !movement.pager.isMoving else { return }
      finish(movement)
      keepFocus()
      movement.request.end()
    }

    private func finish(_ movement: Movement<R>) {
      self.movement = nil
      movement.pager.onEnd = nil
      quietly {
        dropColumns()
        movement.removed.forEach(pages.release)
      }
    }

    /// Ends the movement under way, because something newer has come.
    func interrupt() {
      guard let movement else { return }
      self.movement = nil
      movement.pager.onEnd = nil
      quietly { movement.pager.snap() }
      finish(movement)
      movement.request.end(.overtaken)
    }
  }
#endif
