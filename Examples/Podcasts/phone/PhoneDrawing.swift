#if !(canImport(UIKit) && !os(watchOS))
  import HeadlessUIKit

  /// Draws the controllers of a window as a phone would show them.
  @MainActor
  struct PhoneDrawing {
    private static let width = 390, height = 700, pace = 450, bar = 56
    private var lines: [String] = []

    init(_ window: UIWindow) {
      guard let root = window.rootViewController else { return }
      draw(root, from: 44, to: Self.height)
      var modal = Self.modal(over: root)
      while let sheet = modal {
        lines.append(Self.box("shade", x: 0, y: 0, width: Self.width, height: Self.height))
        lines.append(
          Self.box("sheet", x: 0, y: 120, width: Self.width, height: Self.height - 120, radius: 22))
        draw(sheet, from: 128, to: Self.height)
        modal = Self.modal(over: sheet)
      }
    }

    private static func modal(over controller: UIViewController) -> UIViewController? {
      if let modal = controller.presentedViewController { return modal }
      for child in controller.children { if let modal = modal(over: child) { return modal } }
      return nil
    }

    private mutating func draw(_ controller: UIViewController, from top: Int, to bottom: Int) {
      switch controller {
      case let tabs as UITabBarController:
        drawBar(of: tabs, at: bottom - Self.bar)
        if let selected = tabs.selectedViewController { draw(selected, from: top, to: bottom - Self.bar) }
      case let split as UISplitViewController:
        for column in split.viewControllers { draw(column, from: top, to: bottom) }
      case let stack as UINavigationController:
        if let shown = stack.topViewController { draw(shown, in: stack, from: top, to: bottom) }
      default:
        // The host's own root holds the one that it shows.
        if let child = controller.children.last { return draw(child, from: top, to: bottom) }
        drawTitle(controller.title ?? "", at: top)
        drawContent(of: controller, from: top + Self.bar)
      }
    }

    private mutating func draw(
      _ shown: UIViewController, in stack: UINavigationController, from top: Int, to bottom: Int
    ) {
      if let below = stack.viewControllers.dropLast().last {
        lines.append(Self.text("tint", x: 16, y: top + 34, "‹ \(below.title ?? "Back")"))
      }
      draw(shown, from: top, to: bottom)
    }

    private mutating func drawTitle(_ title: String, at top: Int) {
      lines.append(Self.text("title", x: Self.width / 2, y: top + 34, title))
      lines.append(Self.box("line", x: 0, y: top + Self.bar - 1, width: Self.width, height: 1))
    }

    private mutating func drawBar(of tabs: UITabBarController, at top: Int) {
      let all = tabs.viewControllers ?? []
      lines.append(Self.box("line", x: 0, y: top, width: Self.width, height: 1))
      for (index, tab) in all.enumerated() {
        let middle = Self.width * (2 * index + 1) / (2 * all.count)
        let style = tab === tabs.selectedViewController ? "tint tab" : "soft tab"
        lines.append(Self.text(style, x: middle, y: top + 34, tab.tabBarItem.title ?? tab.title ?? ""))
      }
    }

    private mutating func drawContent(of controller: UIViewController, from top: Int) {
      for (index, view) in controller.view.subviews.enumerated() {
        let y = top + 20 + index * 50
        switch view {
        case let field as UITextField:
          lines.append(Self.box("field", x: 20, y: y - 6, width: Self.width - 40, height: 42, radius: 9))
          lines.append(Self.text("soft", x: 32, y: y + 22, field.placeholder ?? ""))
        case let button as UIButton:
          lines.append(Self.text("tint", x: 20, y: y + 22, button.currentTitle ?? ""))
          lines.append(Self.box("line", x: 20, y: y + 36, width: Self.width - 20, height: 1))
        case let label as UILabel: lines.append(Self.text("", x: 20, y: y + 22, label.text ?? ""))
        default: break
        }
      }
    }
  }

  extension PhoneDrawing {
    /// The phone with its caption and tree, at its place in the picture.
    ///
    /// - Parameters:
    ///   - index: How many phones are on its left.
    ///   - caption: What the user has done.
    ///   - tree: What the router shows.
    /// - Returns: A group of SVG.
    func frame(at index: Int, caption: String, tree: String) -> String {
      var below = [Self.text("caption", x: Self.width / 2, y: Self.height + 40, caption)]
      for (line, part) in Self.wrapped(tree).enumerated() {
        below.append(Self.text("tree", x: Self.width / 2, y: Self.height + 74 + line * 24, part))
      }
      return """
        <g transform="translate(\(20 + index * Self.pace) 20)"><g clip-path="url(#phone)">
        \(Self.box("paper", x: 0, y: 0, width: Self.width, height: Self.height))
        \(lines.joined(separator: "\n"))
        </g>\(Self.box("phone", x: 0, y: 0, width: Self.width, height: Self.height, radius: 48))
        \(below.joined(separator: "\n"))
        </g>
        """
    }

    /// The tree in lines as wide as a phone.
    private static func wrapped(_ tree: String) -> [String] {
      var lines = [""]
      for word in tree.split(separator: " ") {
        if lines[lines.count - 1].count + word.count > 38 { lines.append("") }
        lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? "\(word)" : " \(word)"
      }
      return lines
    }

    static func picture(of frames: [String]) -> String {
      let size = (frames.count * pace - 20, height + 190)
      return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.0) \(size.1)">
        <!-- Made by Scripts/pictures of what the UIKit front end of podcasts shows in HeadlessUIKit. -->
        <style>
        svg{--paper:#fff;--text:#1f2328;--soft:#6e7781;--line:#d1d9e0;--tint:#0969da;--field:#f0f2f4}
        @media (prefers-color-scheme:dark){svg{--paper:#161b22;--text:#e6edf3;--soft:#9198a1;--line:#3d444d;--tint:#58a6ff;--field:#262c36}}
        text{font:19px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:var(--text)}
        .title,.tab,.caption,.tree{text-anchor:middle}.title,.caption{font-weight:600}.tab{font-size:16px}
        .tree{font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--soft)}
        .soft{fill:var(--soft)}.tint{fill:var(--tint)}.line{fill:var(--line)}.field{fill:var(--field)}
        .paper,.sheet{fill:var(--paper)}.shade{fill:#000;opacity:.35}.phone{fill:none;stroke:var(--soft);stroke-width:3}
        </style>
        <clipPath id="phone"><rect width="\(width)" height="\(height)" rx="48"/></clipPath>
        \(frames.joined(separator: "\n"))
        </svg>
        """
    }

    private static func box(_ style: String, x: Int, y: Int, width: Int, height: Int, radius: Int = 0)
      -> String
    {
      #"<rect class="\#(style)" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" rx="\#(radius)"/>"#
    }

    private static func text(_ style: String, x: Int, y: Int, _ text: String) -> String {
      let escaped = text.reduce(into: "") { $0 += ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$1] ?? "\($1)" }
      return #"<text class="\#(style)" x="\#(x)" y="\#(y)">\#(escaped)</text>"#
    }
  }
#endif
