#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  extension GTKHost {
    func present(_ modal: Modal<Entry<R>>) throws(HostError) {
      layers.append(makeLayer(for: modal))
      updateRoom()
      updateTitles()
      presentWaiting()
    }

    /// Makes a modal's window over the topmost one, without showing it.
    func makeLayer(for modal: Modal<Entry<R>>) -> Layer<R> {
      let node = fit(nil, to: modal.container)
      let frame = WindowFrame(role: modal.style == .alert ? .alert : .dialog)
      let window: UnsafeMutablePointer<GtkWindow> = frame.window.cast()
      if let below = layers.last?.frame, !below.isDestroyed {
        gtk_window_set_transient_for(window, below.window.cast())
        let size = size(of: modal, over: below)
        gtk_window_set_default_size(window, gint(clamping: size.width), gint(clamping: size.height))
      }
      gtk_window_set_modal(window, 1)
      gtk_window_set_resizable(window, modal.style == .alert ? 0 : 1)
      if modal.style == .alert { gtk_widget_add_css_class(frame.window, "waymark-alert") }
      connect(frame)
      let layer = Layer(style: modal.style, root: modal.root.id, frame: frame, node: node)
      frame.content = node.widget
      frame.onCloseRequest = { [weak self, weak layer] in
        if let layer { self?.closeWasRequested(layer) }
      }
      frame.onDestroy = { [weak self, weak layer] in
        if let self, let layer { whenUnchanged { [weak self] in self?.wasDestroyed(layer) } }
      }
      frame.onMap = { [weak self] in self?.windowAppeared() }
      return layer
    }

    private func size(of modal: Modal<Entry<R>>, over below: WindowFrame) -> (width: Int, height: Int) {
      if let wanted = pages[modal.root.id]?.screen.preferredSize(for: modal.style) { return wanted }
      switch modal.style {
      case .fullScreen:
        let (width, height) = below.size
        return width > 1 && height > 1 ? (width, height) : (900, 640)
      case .sheet: return (560, 480)
      case .popover: return (360, 320)
      case .alert: return (-1, -1)
      }
    }

    /// Shows the modals whose windows are not shown yet, lowest first, if the window below them is.
    func presentWaiting() {
      guard rootFrame.isVisible else { return }
      for layer in layers.dropFirst() where !layer.frame.isVisible {
        layer.node.setFocusable(false)
        layer.frame.setVisible(true)
      }
    }

    func windowAppeared() {
      // Later, because the window is only just being shown.
      Task { [weak self] in
        guard let self else { return }
        presentWaiting()
        for layer in layers where layer.frame.isMapped { layer.node.setFocusable(true) }
        focusAppeared()
      }
    }

    /// Hides the modals with the window that they lie over.
    func hideModals() {
      for layer in layers.dropFirst().reversed() { layer.frame.setVisible(false) }
    }

    /// The user wants to close a modal.
    private func closeWasRequested(_ layer: Layer<R>) {
      if pages.ownRouter?.close(layer.root) == nil { takeAway(layer) }
    }

    private func takeAway(_ layer: Layer<R>) {
      layer.frame.destroy()
      whenUnchanged { [weak self] in self?.wasDestroyed(layer) }
    }

    /// Takes the topmost modal away if the router is gone or another host shows it: nobody else ever would, and the modal blocks the
    /// windows below.
    ///
    /// - Returns: Whether it was taken away.
    func takeAbandonedModalAway() -> Bool {
      guard pages.ownRouter == nil, layers.count > 1, let layer = layers.last else { return false }
      takeAway(layer)
      return true
    }

    /// A modal's window is gone, and nobody was asked.
    private func wasDestroyed(_ layer: Layer<R>) {
      guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
      quietly {
        let gone = layers[index...]
        layers.removeSubrange(index...)
        for layer in gone.reversed() { layer.frame.destroy() }
        // The screen below may navigate as soon as it appears, from where it is.
        pages.ownRouter?.host.report(.closed(layer.root))
        updateTitles()
        for layer in gone {
          layer.node.forEachLeaf { $0.visibleStack.entries.forEach(pages.release) }
        }
      }
      scheduleRoom()
    }
  }
#endif
