/// The name of a type as it is written in a source file, with its module: `App::Route`.
///
/// A dot is not enough: if a module `App` has a type `App` too, `App.Route` means a type inside that type.
struct TypeName: Hashable, Sendable {
  let text: String

  /// The modules of its parts, in alphabetical order, without the standard library.
  let modules: [String]

  /// - Parameter text: The name, as the runtime gives it or as somebody writes it: `App.Route`, `App::Route`, `App.Box<App.Route>`.
  ///   `nil` comes back for what is none, as for a type that is local to a function.
  init?(_ text: String) {
    guard text.utf8.count <= 1000 else { return nil }
    var parser = Parser(text.unicodeScalars[...])
    guard let name = parser.name(), parser.isAtEnd else { return nil }
    self.text = name
    modules = parser.modules.subtracting(["Swift"]).sorted()
  }
}

/// Reads a type's name.
private struct Parser {
  private static let extensionMark = "(extension in "

  private var rest: Substring.UnicodeScalarView
  private(set) var modules: Set<String> = []

  init(_ text: Substring.UnicodeScalarView) {
    rest = text
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func name() -> String? {
    // For a type that is declared in an extension in another module, the runtime's name begins with that.
    if take(Self.extensionMark) {
      guard let module = identifier(), take("):") else { return nil }
      modules.insert(Self.common(module))
    }
    guard var name = part() else { return nil }
    guard take("::") || take(".") else { return name }
    // A name with generic arguments is not a module.
    guard !name.contains("<"), let first = part() else { return nil }
    let module = Self.common(name)
    modules.insert(module)
    name = "\(module)::\(first)"
    while take(".") {
      guard let next = part() else { return nil }
      name += ".\(next)"
    }
    return name
  }

  /// One name with its generic arguments.
  private mutating func part() -> String? {
    guard var part = identifier() else { return nil }
    guard take("<") else { return part }
    var arguments: [String] = []
    repeat {
      while take(" ") {}
      guard let argument = name() else { return nil }
      arguments.append(argument)
    } while take(",")
    guard take(">") else { return nil }
    part += "<\(arguments.joined(separator: ", "))>"
    return part
  }

  private mutating func identifier() -> String? {
    if take("`") { return raw() }
    guard let first = rest.first, SourceName.begins(first) else { return nil }
    let name = String(rest.prefix(while: SourceName.continues))
    rest = rest.dropFirst(name.unicodeScalars.count)
    return name == "_" ? nil : SourceName.escaped(name)
  }

  /// A name in backticks, which may have any characters.
  ///
  /// The runtime writes a no-break space for each space of the source.
  private mutating func raw() -> String? {
    let written = rest.prefix { $0 != "`" }
    rest = rest.dropFirst(written.count)
    var name = String.UnicodeScalarView()
    for scalar in written { name.append(scalar == "\u{A0}" ? " " : scalar) }
    guard take("`"), name.contains(where: { $0 != " " }), name.allSatisfy({ $0.isPlain && $0 != "\\" })
    else { return nil }
    return "`\(String(name))`"
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  /// The name under which the module is imported.
  ///
  /// For Foundation, which is built from parts, the runtime names the part.
  private static func common(_ module: String) -> String {
    module == "FoundationEssentials" ? "Foundation" : module
  }
}
