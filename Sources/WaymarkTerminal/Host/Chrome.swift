/// The lines around the screens: a title line above them and a footer below.
///
/// ```swift
/// var chrome = Chrome.standard
/// chrome.header = { canvas, context in
///   canvas.write(path(of: router.tree), x: 0, y: 0, width: canvas.width, at: .start, style: .reverse)
/// }
/// ```
@MainActor
public struct Chrome {
  /// The facts about the page that the chrome may show.
  public struct Context {
    /// The titles of the screens that lead to the one with the keyboard focus, which is the last.
    public var path: [String]
    /// The hints for keys: the screen's own first, then the host's for other keys.
    public var hints: [KeyHint]
    /// Whether the screen takes characters as text, so that none of them is a key of the app's.
    public var isTyping: Bool
  }

  /// Draws one part.
  public typealias Drawing = @MainActor (Canvas, Context) -> Void

  /// Draws the title line, on a canvas one row high; nil for none.
  public var header: Drawing?
  /// Draws the footer, on a canvas one row high; nil for none.
  public var footer: Drawing?

  /// Makes a chrome.
  ///
  /// - Parameters:
  ///   - header: Draws the title line; nil for none.
  ///   - footer: Draws the footer; nil for none.
  public init(header: Drawing?, footer: Drawing?) {
    self.header = header
    self.footer = footer
  }

  /// The way to the screen above and key hints below.
  public static var standard: Chrome {
    Chrome(header: { drawTitle(on: $0, $1) }, footer: { drawHints(on: $0, $1) })
  }

  /// Nothing but the screens.
  static var none: Chrome { Chrome(header: nil, footer: nil) }

  /// Draws the titles on the way to the screen that has the keyboard focus, the last of which stays in view.
  ///
  /// - Parameters:
  ///   - canvas: The title line.
  ///   - context: What is shown.
  public static func drawTitle(on canvas: Canvas, _ context: Context) {
    canvas.fill(.reverse)
    let room = max(0, canvas.width - 2)
    let last = Text.clipped(context.path.last ?? "", to: room)
    let above = context.path.dropLast().map { $0 + " › " }.joined()
    let x = canvas.write(
      Text.clipped(above, to: room - Text.width(last), at: .start), x: 1, y: 0, style: .reverse)
    canvas.write(last, x: x, y: 0, style: .reverse.adding(.bold))
  }

  /// Draws as many key hints as fit, the first ones first.
  ///
  /// - Parameters:
  ///   - canvas: The footer.
  ///   - context: What is shown.
  public static func drawHints(on canvas: Canvas, _ context: Context) {
    var x = 1
    for hint in context.hints {
      let width = Text.width(hint.key) + 1 + Text.width(hint.action)
      guard x + width < canvas.width else { break }
      x = canvas.write(hint.key, x: x, y: 0, style: .bold) + 1
      x = canvas.write(hint.action, x: x, y: 0, style: .dim) + 2
    }
  }
}
