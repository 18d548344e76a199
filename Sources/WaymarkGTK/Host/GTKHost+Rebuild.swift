#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  extension GTKHost {
    /// Shows a tree from whatever is shown, without animation, keeping the screens of entries that are still there.
    ///
    /// - Parameters:
    ///   - tree: What to show.
    ///   - acknowledgement: Answered at once.
    public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
      interrupt()
      do throws(GTKHostError) {
        guard !rootFrame.isDestroyed else { throw .windowClosed }
        guard router != nil else { throw .routerMissing }
        try ensurePages { tree.forEachElement($0) }
        build(tree)
        acknowledgement.succeed()
      } catch {
        acknowledgement.fail(error)
      }
    }

    private func build(_ tree: EntryTree<R>) {
      var kept = 1
      for (layer, modal) in zip(layers.dropFirst(), tree.modals) {
        guard layer.style == modal.style, layer.root == modal.root.id, !layer.frame.isDestroyed else { break }
        kept += 1
      }
      while layers.count > kept { layers.removeLast().frame.destroy() }
      if layers.isEmpty {
        let node = fit(nil, to: tree.root)
        layers = [Layer(style: nil, root: tree.root.root.id, frame: rootFrame, node: node)]
        rootFrame.content = node.widget
      }
      for index in layers.indices {
        let node = fit(layers[index].node, to: tree.layer(index))
        layers[index].node = node
        layers[index].frame.content = node.widget
      }
      for modal in tree.modals.dropFirst(layers.count - 1) { layers.append(makeLayer(for: modal)) }
      updateTitles()
      presentWaiting()
      var ids = Set<EntryID>()
      tree.forEachElement { ids.insert($0.id) }
      for id in Array(pages.keys) where !ids.contains(id) { releasePage(id) }
    }
  }
#endif
