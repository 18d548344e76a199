#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// The user's wishes: ordinary navigations, which screens can refuse.
  extension GTKHost {
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

    /// Handles a key that navigates.
    func navigate(_ press: KeyPress) -> Bool {
      let tabs = layers.last?.node.visibleTabs ?? []
      switch press.key {
      case GDK_KEY_Escape where !press.isControl && !press.isAlt: return goBack()
      case GDK_KEY_Left where press.isAlt, GDK_KEY_Back: return goBack()
      case GDK_KEY_Page_Down where press.isControl:
        return select(of: tabs.last) { ($0.selection + 1) % $0.children.count }
      case GDK_KEY_Page_Up where press.isControl:
        return select(of: tabs.last) { ($0.selection + $0.children.count - 1) % $0.children.count }
      case GDK_KEY_1...GDK_KEY_9 where press.isAlt:
        return select(of: tabs.first) { _ in Int(press.key - GDK_KEY_1) }
      default: return false
      }
    }

    private func select(of tabs: TabsNode<R>?, _ index: (TabsNode<R>) -> Int) -> Bool {
      guard let tabs, let path = path(of: index(tabs), in: tabs) else { return false }
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

    /// Closes the window once every screen has agreed.
    public func close() {
      guard !rootFrame.isDestroyed else { return }
      // The screens that another host shows now are not left by that.
      guard let router, !pages.isReplaced else { return destroyWindow() }
      let navigation = router.leaveWindow()
      Task { [weak self] in
        if await navigation.outcome == .completed { self?.destroyWindow() }
      }
    }

    private func destroyWindow() {
      guard !rootFrame.isDestroyed else { return }
      rootFrame.destroy()
      lose(rootFrame)
    }
  }
#endif
