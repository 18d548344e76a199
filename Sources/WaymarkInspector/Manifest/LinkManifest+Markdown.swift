import WaymarkLinks

extension LinkManifest {
  /// The links as a table in Markdown.
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

  /// Text as it is: it ends at as many backticks as it begins with.
  private static func markdownCode(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  private static func markdownCell(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? "\\|" : $0.isNewline ? " " : String($0) })
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
  /// The remarks about the link: `inside the app only`, `retired`.
  package var notes: [String] { (isInternal ? ["inside the app only"] : []) + (isRetired ? ["retired"] : []) }
}
