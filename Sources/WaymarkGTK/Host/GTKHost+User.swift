#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  extension GTKHost {
    /// Makes a window report what the user wants.
    func connect(_ frame: WindowFrame) {
      gtk_window_group_add_window(
        group.pointer.assumingMemoryBound(to: GtkWindowGroup.self), frame.window.cast())
      frame.onBack = { [weak self, weak frame] in
        if let self, frame === layers.last?.frame { goBack() }
      }
      frame.onFocusChange = { [weak self, weak frame] in
        if let self, let frame { focusChanged(in: frame) }
      }
      frame.onLayout = { [weak self] in self?.scheduleRoom() }
      frame.onKey = { [weak self, weak frame] key in
        guard let self, frame === layers.last?.frame else { return false }
        return navigate(key) || onKey?(key) == true
      }
    }

    /// Goes back as the back button does.
    ///
    /// It closes the screen on top. If that is the first of a column that covers another one, it closes the
    /// column; if it is the first of a modal, the modal.
    ///
    /// - Returns: `true` if there was somewhere to go back to.
    @discardableResult
    public func goBack() -> Bool {
      guard let router = pages.ownRouter, let layer = layers.last else { return false }
      let entries = layer.node.visibleStack.entries
      if entries.count > 1, let top = entries.last {
        router.close(top)
      } else if let root = layer.node.coveringColumn?.firstEntry {
        router.close(root)
      } else if layers.count > 1 {
        router.close(layer.root)
      } else {
        return false
      }
      return true
    }

    /// Handles a key that navigates: an ordinary navigation.
    private func navigate(_ press: KeyPress) -> Bool {
      switch press.key {
      case GDK_KEY_Escape where !press.isControl && !press.isAlt: return goBack() || takeAbandonedModalAway()
      case GDK_KEY_Left where press.isAlt, GDK_KEY_Back: return goBack()
      case GDK_KEY_Page_Down where press.isControl: return selectNeighbor(1)
      case GDK_KEY_Page_Up where press.isControl: return selectNeighbor(-1)
      case GDK_KEY_1...GDK_KEY_9 where press.isAlt: return select(Int(press.key - GDK_KEY_1))
      default: return false
      }
    }

    /// Selects the tab beside the selected one in the innermost tabs on top, from the last to the first and
    /// back.
    private func selectNeighbor(_ distance: Int) -> Bool {
      guard let tabs = layers.last?.node.visibleTabs.last else { return false }
      let count = tabs.children.count
      return select((tabs.selection + distance + count) % count, of: tabs)
    }

    /// Selects a tab by its position in the outermost tabs on top.
    private func select(_ index: Int) -> Bool {
      layers.last?.node.visibleTabs.first.map { select(index, of: $0) } ?? false
    }

    private func select(_ index: Int, of tabs: TabsNode<R>) -> Bool {
      guard let path = path(of: index, in: tabs) else { return false }
      pages.ownRouter?.select(path)
      return true
    }

    /// A click on a tab selects it, or goes back to its root.
    func userPicked(_ index: Int, in tabs: TabsNode<R>) {
      if let path = path(of: index, in: tabs) { pages.ownRouter?.host.tapTab(at: path) }
    }

    /// The path of a tab, since an outer one may have the same key as an inner one.
    private func path(of index: Int, in tabs: TabsNode<R>) -> BranchPath? {
      guard tabs.keys.indices.contains(index) else { return nil }
      return layers.place { $0.widget == tabs.reference.widget }?.path.appending(branch: index)
    }

    // MARK: Closing

    func closeWasRequested() {
      if let onCloseRequest { onCloseRequest() } else { close() }
    }

    /// Closes the window once every screen has agreed.
    public func close() {
      guard !rootFrame.isDestroyed else { return }
      // The screens that another host shows now are not left by that.
      guard let router, !pages.isReplaced else { return destroyWindows() }
      let navigation = router.leaveWindow()
      if let outcome = navigation.currentOutcome {
        if outcome == .completed { destroyWindows() }
      } else {
        Task { [weak self] in
          if await navigation.outcome == .completed { self?.destroyWindows() }
        }
      }
    }

    private func destroyWindows() {
      guard !rootFrame.isDestroyed else { return }
      rootFrame.destroy()
      whenUnchanged { [weak self] in self?.windowIsGone() }
    }

    func windowIsGone() {
      interrupt()
      for layer in layers.dropFirst().reversed() { layer.frame.destroy() }
      layers = []
      pages.release(except: [])
      didClose?()
      rootFrame.shownHost = nil
    }
  }
#endif
