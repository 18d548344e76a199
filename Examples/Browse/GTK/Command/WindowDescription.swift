#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// What is in the windows and where, and what the router says: for programs that use the browser as a person does.
  @MainActor
  final class WindowDescription {
    private struct Control: Encodable {
      var kind: String
      var name: String
      var isFocused: Bool
      var isEnabled: Bool
      var x: Int
      var y: Int
      var width: Int
      var height: Int
    }

    private struct Window: Encodable {
      var id: Int
      var title: String
      /// Whether keys go to a control of this window.
      var hasKeyboard: Bool
      /// How many screens the stack that is seen has, the one on top included.
      var depth: Int
      var canGoBack: Bool
      /// The tab whose button is down.
      var tab: String?
      var controls: [Control]
    }

    private struct Description: Encodable {
      var isSettled: Bool
      var isMoving: Bool
      var navigation: String
      var depths: [Int]
      var titles: [String]
      var windows: [Window]
    }

    private static let interval = Duration.milliseconds(50)

    private let window: BrowseWindow
    private let file: FilePath
    private var last = Data()

    init(of window: BrowseWindow, in file: FilePath) {
      self.window = window
      self.file = file
    }

    /// Writes it whenever it has changed, for as long as the program runs.
    func keep() {
      Task {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        while true {
          if let data = try? encoder.encode(description), data != last {
            last = data
            // Whoever reads it never sees half of it.
            try? data.write(to: URL(filePath: file.display), options: .atomic)
          }
          try? await Task.sleep(for: Self.interval)
        }
      }
    }

    private var description: Description {
      let router = window.browser.router
      let tree = router.tree
      return Description(
        isSettled: router.isSettled, isMoving: window.host.isMoving,
        navigation: Breadcrumbs.names(of: tree).joined(separator: " › "),
        depths: (0..<tree.layerCount).map { layer in
          var container = tree.layer(layer)
          while case .tabs(let tabs) = container { container = tabs.selected.container }
          guard case .stack(let stack) = container else { return 0 }
          return stack.count
        },
        titles: (0..<tree.layerCount).map { layer in
          window.host.screen(of: tree.layer(layer).visibleElement.id)?.title ?? "?"
        },
        windows: window.host.windows.map { describe($0) })
    }

    private func describe(_ widget: WidgetPointer) -> Window {
      var shown = Window(
        id: Int(waymark_window_id(widget)), title: String(cString: gtk_window_get_title(widget.cast())),
        hasKeyboard: hasKeyboard(widget), depth: 0, canGoBack: false, controls: [])
      collect(widget, in: widget, &shown)
      shown.canGoBack = shown.controls.contains { $0.kind == "button" && $0.name == "Back" }
      return shown
    }

    private func hasKeyboard(_ window: WidgetPointer) -> Bool {
      guard gtk_window_is_active(window.cast()) != 0, let focus = gtk_window_get_focus(window.cast()) else {
        return false
      }
      return gtk_widget_get_mapped(focus) != 0
    }

    private func collect(_ widget: WidgetPointer, in root: WidgetPointer, _ shown: inout Window) {
      guard gtk_widget_get_mapped(widget) != 0 else { return }
      if waymark_is(widget, gtk_toggle_button_get_type()) != 0 {
        let name = String(cString: gtk_button_get_label(widget.cast()))
        if gtk_toggle_button_get_active(widget.cast()) != 0 { shown.tab = name }
        return add("tab", name, widget, root, &shown)
      }
      if waymark_is(widget, gtk_button_get_type()) != 0 {
        let label = gtk_button_get_label(widget.cast()) ?? gtk_widget_get_tooltip_text(widget)
        return add("button", label.map { String(cString: $0) } ?? "", widget, root, &shown)
      }
      if waymark_is(widget, gtk_text_view_get_type()) != 0 { add("text", "", widget, root, &shown) }
      if waymark_is(widget, gtk_text_get_type()) != 0 { add("entry", "", widget, root, &shown) }
      if waymark_is(widget, gtk_label_get_type()) != 0 {
        return add("label", String(cString: gtk_label_get_text(widget.opaque)), widget, root, &shown)
      }
      if waymark_is(widget, gtk_stack_get_type()) != 0 {
        // The innermost that is seen is the stack of screens.
        shown.depth = Int(waymark_stack_count(widget))
      }
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        collect(child, in: root, &shown)
        next = gtk_widget_get_next_sibling(child)
      }
    }

    private func add(
      _ kind: String, _ name: String, _ widget: WidgetPointer, _ root: WidgetPointer, _ shown: inout Window
    ) {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, root, &bounds) != 0 else { return }
      var (x, y) = (0.0, 0.0)
      gtk_native_get_surface_transform(gtk_widget_get_native(root), &x, &y)
      shown.controls.append(
        Control(
          kind: kind, name: name, isFocused: gtk_widget_has_focus(widget) != 0,
          isEnabled: gtk_widget_is_sensitive(widget) != 0,
          x: Int(Double(bounds.origin.x) + x), y: Int(Double(bounds.origin.y) + y),
          width: Int(bounds.size.width), height: Int(bounds.size.height)))
    }
  }
#endif
