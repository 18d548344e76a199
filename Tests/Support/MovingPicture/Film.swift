import WaymarkTerminal

/// The frames side by side on a strip, which a style sheet moves past a window.
///
/// Rows that are the same are drawn once.
struct Film {
  let svg: String

  // A letter is 0.6 times as wide as it is high in the fonts that terminals have.
  private static let letter = (width: 8.4, height: 18.0, size: 14)
  private static let margin = 16.0
  private static let barHeight = 34.0

  init(_ frames: [Frame], size: Size, duration: Duration) {
    let panel = Panel(width: size.width, frames: frames)
    var rows = RowLibrary(letter: (Self.letter.width, Self.letter.height))
    let width = Double(size.width) * Self.letter.width
    let panelTop = Self.barHeight + Double(size.height) * Self.letter.height + 2 * Self.margin
    // With room between them, so that where letters have no whole width nothing of the next one is seen.
    let pace = width + Self.margin
    var pictures = ""
    for (index, frame) in frames.enumerated() {
      var uses = ""
      func put(_ id: String?, y: Double) {
        if let id { uses += "<use href=\"#\(id)\" y=\"\(y.short)\"/>" }
      }
      for (y, row) in frame.rows.enumerated() {
        put(rows.id(of: row), y: Self.barHeight + Double(y) * Self.letter.height)
      }
      for (y, line) in panel.lines(of: frame).enumerated() {
        put(rows.id(of: line), y: panelTop + Double(y) * Self.letter.height)
      }
      pictures += "<g transform=\"translate(\((Double(index) * pace).short))\">\(uses)</g>\n"
    }
    let height = panelTop + Double(panel.lineCount) * Self.letter.height + Self.margin
    let still = frames.firstIndex { $0.tree.hasSuffix("{library.playlists}") } ?? 0
    let times = frames.enumerated().map { index, frame in
      "\((frame.moment / duration * 100).short)%{transform:translateX(\((-Double(index) * pace).short)px)}"
    }
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \((width + 2 * Self.margin).short) \(height.short)" \
      font-size="\(Self.letter.size)">
      <!-- Made by Scripts/moving-picture of what the program podcasts shows. -->
      <title>The podcasts app in a terminal: an episode is put on a playlist after signing in</title>
      <style>
      \(Self.style)
      .film{animation:film \((duration / .seconds(1)).short)s step-end infinite}
      @keyframes film{\(times.joined())}
      @media (prefers-reduced-motion:reduce){.film{animation:none;transform:translateX(\((-Double(still) * pace).short)px)}}
      </style>
      <defs>
      \(rows.definitions)</defs>
      <rect class="card" x=".5" y=".5" width="\((width + 2 * Self.margin - 1).short)" height="\((height - 1).short)" rx="10"/>
      <circle class="knob" cx="20" cy="17" r="5"/><circle class="knob" cx="38" cy="17" r="5"/><circle class="knob" cx="56" cy="17" r="5"/>
      <text class="d" x="50%" y="21.5" text-anchor="middle">swift run podcasts</text>
      <path class="line" d="M0 \((panelTop - Self.margin / 2).short)h\((width + 2 * Self.margin).short)"/>
      <svg x="\(Self.margin.short)" width="\(width.short)" height="\(height.short)"><g class="film">
      \(pictures)</g></svg>
      </svg>
      """
  }

  private static let style = """
    svg{--back:#fff;--text:#1f2328;--soft:#59636e;--edge:#d1d9e0;--mark:#0550ae}
    @media (prefers-color-scheme:dark){svg{--back:#0d1117;--text:#e6edf3;--soft:#9198a1;--edge:#3d444d;--mark:#79c0ff}}
    text{fill:var(--text);font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre}
    .b{font-weight:700}.d{fill:var(--soft)}.u{text-decoration:underline}.r{fill:var(--back)}.i{font-style:italic}.k{fill:var(--mark)}
    .card{fill:var(--back);stroke:var(--edge)}.knob{fill:var(--edge)}.back{fill:var(--text);shape-rendering:crispEdges}
    .line{fill:none;stroke:var(--edge)}.box{fill:none;stroke:var(--soft)}
    """
}

extension Double {
  /// The number with two places after the point at most.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    guard hundredths % 100 != 0 else { return "\(hundredths / 100)" }
    let sign = hundredths < 0 ? "-" : ""
    let rest = abs(hundredths) % 100
    let places = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(abs(hundredths) / 100).\(places)"
  }
}
