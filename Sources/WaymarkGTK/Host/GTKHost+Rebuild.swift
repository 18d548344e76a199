#if GTK && canImport(CGTK4)
  import CGTK4
  public import Waymark

  extension GTKHost {
    /// Shows a tree without animation, whatever is shown now, and keeps the screens of entries that are still
    /// there.
    ///
    /// - Parameters:
    ///   - tree: The tree to show.
    ///   - acknowledgement: Answered at once.
    public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
      pages.noteRequest(acknowledgement)
      if !keepWaiting(PendingRequest(acknowledgement)) { rebuild(acknowledgement) }
    }

    /// Shows what is left of a tree that was asked for.
    func rebuild(_ acknowledgement: Acknowledgement<R>) {
      interrupt()
      do throws(HostError) {
        try checkWindow()
        guard let wanted = acknowledgement.rebuildTarget else { return PendingRequest(acknowledgement).end() }
        let isAnew = pages.haveEnded
        try pages.make(wanted.forEachElement)
        // Screens that are made may have taken the window away, closed a modal, or had the router ask for something else.
        try checkWindow()
        guard let tree = acknowledgement.rebuildTarget else {
          releaseUnwanted(of: wanted.forEachElement)
          return PendingRequest(acknowledgement).end()
        }
        quietly { build(tree, isAnew) }
        acknowledgement.succeed()
      } catch {
        acknowledgement.fail(error)
      }
    }

    private func build(_ tree: EntryTree<R>, _ isAnew: Bool) {
      let kept = layers.keptModalCount(of: tree) { layer, _ in !isAnew && !layer.frame.isDestroyed }
      while layers.count > kept + 1 { layers.removeLast().frame.destroy() }
      if layers.isEmpty {
        let node = fit(nil, to: tree.root)
        layers = [Layer(style: nil, root: tree.root.root.id, frame: rootFrame, node: node)]
        rootFrame.content = node.widget
      }
      for index in layers.indices {
        let node = fit(isAnew ? nil : layers[index].node, to: tree.layer(index))
        layers[index].node = node
        layers[index].frame.content = node.widget
      }
      for modal in tree.modals.dropFirst(layers.count - 1) { layers.append(makeLayer(for: modal)) }
      updateRoom()
      // The user has not gone from tab to tab here, so the focus does not stay in the tab bar.
      if layers.last?.node.visibleStack.entries.last != topEntry { topFrame = nil }
      updateTitles()
      presentWaiting()
      pages.release(except: tree)
    }
  }
#endif
