#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// Windows report what the router has not asked for.
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
      case .unmapped where frame === rootFrame:
        for layer in layers.dropFirst().reversed() { layer.frame.setVisible(false) }
      case .focusMoved: focusMoved(in: frame)
      case .unmapped, .laidOut: scheduleLook()
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
      if let movement, movement.isOver { end(movement) }
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
      if let movement { end(movement, .overtaken) }
      for layer in layers.dropFirst().reversed() { layer.frame.destroy() }
      layers = []
      pages.release(except: [])
      didClose?()
      rootFrame.shownHost = nil
    }

    // MARK: Columns that the user goes to

    func makeColumn(_ node: ContainerNode<R>) -> Column<R> {
      Column(node) { [weak self] in self?.userWent(to: $0) }
    }

    /// Brings the column that the user has gone to to the front, which is a fact: nobody is asked.
    ///
    /// - Parameter widget: The column, or what the user has gone to in it.
    func userWent(to widget: WidgetPointer) {
      guard !waiting.isChange, let router = pages.ownRouter, let way = layers.last?.node.way(to: widget)
      else { return }
      let path = way.reduce(BranchPath(layer: layers.count - 1)) { $0.appending(branch: $1.index) }
      let behind = way.filter { $0.index != $0.node.branches?.focus }
      // Only what is beside the column in front can be gone to.
      guard !behind.isEmpty, behind.allSatisfy({ $0.node.isSideBySide }),
        router.host.shown?.container(at: path) != nil
      else { return }
      change {
        for case (.columns(let columns), let index) in behind {
          columns.front = index
          arrange(columns)
        }
        noteFocus()
        // The screen that comes to the front may navigate at once, from where it is.
        router.host.report(.selected(path))
        updateTitles()
      }
    }
  }
#endif
