#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// What happens to windows without the router having asked for it.
  extension GTKHost {
    /// Has a window tell the host.
    func connect(_ frame: WindowFrame) {
      gtk_window_group_add_window(
        group.pointer.assumingMemoryBound(to: GtkWindowGroup.self), frame.window.cast())
      frame.report = { [weak self] frame, event in self?.handle(event, in: frame) ?? false }
    }

    private func handle(_ event: WindowEvent, in frame: WindowFrame) -> Bool {
      switch event {
      case .back: return frame === layers.last?.frame && goBack()
      case .key(let key): return frame === layers.last?.frame && (navigate(key) || onKey?(key) == true)
      case .closeRequest: closeWasRequested(frame)
      case .destroyed: lose(frame)
      case .unmapped: if frame === rootFrame { hideModals() }
      case .focusMoved: focusMoved(in: frame)
      case .mapped, .laidOut: scheduleLook()
      }
      return true
    }

    // MARK: Looking

    /// Looks at the windows once GTK has done what it is in the middle of.
    func scheduleLook() {
      guard !isLookAwaited else { return }
      isLookAwaited = true
      Task { [weak self] in
        guard let self else { return }
        isLookAwaited = false
        look()
      }
    }

    private func look() {
      guard !rootFrame.isDestroyed, !layers.isEmpty else { return }
      presentWaiting()
      if updateRoom() { updateTitles() }
      endIfStill()
      placeFocus()
    }

    // MARK: Windows that go

    private func closeWasRequested(_ frame: WindowFrame) {
      if frame === rootFrame {
        if let onCloseRequest { onCloseRequest() } else { close() }
      } else if let layer = layers.first(where: { $0.frame === frame }),
        pages.ownRouter?.close(layer.root) == nil
      {
        // The router is gone, or another host shows it: nobody else would take away what blocks the windows below.
        frame.destroy()
        lose(frame)
      }
    }

    /// A window is gone, and nobody was asked.
    func wasDestroyed(_ frame: WindowFrame) {
      if frame === rootFrame { return windowIsGone() }
      guard let index = layers.firstIndex(where: { $0.frame === frame }) else { return }
      change {
        let gone = layers[index...]
        layers.removeSubrange(index...)
        for layer in gone.reversed() { layer.frame.destroy() }
        // The screen below may navigate as soon as it appears, from where it is.
        if let root = gone.first?.root { pages.ownRouter?.host.report(.closed(root)) }
        focus.noteChange()
        updateTitles()
        releaseUnwanted()
      }
    }

    private func windowIsGone() {
      interrupt()
      for layer in layers.dropFirst().reversed() { layer.frame.destroy() }
      layers = []
      pages.release(except: [])
      didClose?()
      rootFrame.shownHost = nil
    }

    // MARK: Columns that the user goes to

    func makeColumn(_ node: ContainerNode<R>) -> Column<R> {
      Column(node) { [weak self] in self?.userEntered($0) }
    }

    /// The user has gone to a column, which is a fact: nobody is asked.
    func userEntered(_ column: Column<R>) {
      guard !waiting.isChange, let router = pages.ownRouter, let path = path(of: column),
        path.layer == layers.count - 1, router.host.shown?.container(at: path) != nil
      else { return }
      var behind: [(node: ColumnsNode<R>, index: Int)] = []
      var node = layers[path.layer].node
      for index in (0..<path.branchCount).map(path.branch(at:)) {
        guard let branches = node.branches else { return }
        if index != branches.focus {
          // Only what is beside the column in front can be gone to.
          guard case .columns(let columns) = node, columns.isSideBySide else { return }
          behind.append((columns, index))
        }
        node = branches.children[index]
      }
      guard !behind.isEmpty else { return }
      change {
        for (columns, index) in behind {
          columns.front = index
          arrange(columns)
        }
        noteFocus()
        // The screen that comes to the front may navigate at once, from where it is.
        router.host.report(.selected(path))
        updateTitles()
      }
    }

    private func path(of column: Column<R>) -> BranchPath? {
      guard let place = layers.place(where: { $0.position(of: column) != nil }),
        let index = place.container.position(of: column)
      else { return nil }
      return place.path.appending(branch: index)
    }
  }
#endif
