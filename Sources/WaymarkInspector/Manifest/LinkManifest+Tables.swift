import WaymarkLinks

extension LinkManifest {
  /// A Markdown table of all links.
  public var markdown: String {
    var lines = ["| Link | Parameters | Example | |", "|---|---|---|---|"]
    for link in links {
      let cells = [
        Self.markdownCode(link.pattern), link.parameters.map(\.summary).joined(separator: ", "),
        Self.markdownCode(link.example),
        link.notes.joined(separator: ", "),
      ]
      lines.append("| " + cells.map(Self.markdownCell).joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A self-contained HTML page with a table of all links.
  ///
  /// - Parameter title: The page's title.
  /// - Returns: HTML.
  public func html(title: String = "Links") -> String {
    let rows = links.map { link in
      let cells = [
        "<code>\(Self.escaped(link.pattern))</code>",
        Self.escaped(link.parameters.map(\.summary).joined(separator: ", ")),
        "<code>\(Self.escaped(link.example))</code>", Self.escaped(link.notes.joined(separator: ", ")),
      ]
      return "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(title))</title>
      <style>
      body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark; }
      table { border-collapse: collapse; }
      th, td { text-align: left; vertical-align: top; padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid #8884; }
      </style>
      </head>
      <body>
      <h1>\(Self.escaped(title))</h1>
      <table>
      <thead><tr><th>Link</th><th>Parameters</th><th>Example</th><th>Notes</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </body>
      </html>

      """
  }

  /// Text as it is: it ends at as many backticks as it begins with.
  private static func markdownCode(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  private static func markdownCell(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? "\\|" : $0.isNewline ? " " : String($0) })
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

extension LinkManifest.Parameter {
  /// The type with how many values there are: `Int`, `Int?`, `[Int]`.
  package var typeText: String {
    switch presence {
    case .required: type
    case .optional: "\(type)?"
    case .repeated: "[\(type)]"
    }
  }

  /// The cell of a table: its name, its type, and whether it has to be there.
  var summary: String {
    let type = typeText
    let texts = allowed.isEmpty ? "" : " (\(allowed.joined(separator: ", ")))"
    return "\(name): \(type)\(texts)" + (defaultText.map { " = \($0)" } ?? "")
  }
}

extension LinkManifest.Entry {
  var notes: [String] { (isInternal ? ["inside the app only"] : []) + (isRetired ? ["retired"] : []) }
}
