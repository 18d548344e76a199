#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  extension GTKHost {
    /// Makes a modal's window over the topmost one, without showing it.
    func makeLayer(for modal: Modal<Entry<R>>) -> Layer<R> {
      let node = fit(nil, to: modal.container)
      let frame = WindowFrame(
        role: modal.style == .alert ? GTK_ACCESSIBLE_ROLE_ALERT_DIALOG : GTK_ACCESSIBLE_ROLE_DIALOG)
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
      frame.content = node.widget
      return Layer(style: modal.style, root: modal.root.id, frame: frame, node: node)
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
      for layer in layers.dropFirst() where !layer.frame.isVisible { layer.frame.setVisible(true) }
    }
  }
#endif
