/// The name of a type as it stands in a source file, with its module said as a module: `App::Route`.
///
/// A dot would not do: in a module `App` that has a type `App` too, `App.Route` is looked for in the type.
struct TypeName: Hashable, Sendable {
  let text: String

  /// The modules that its parts come from, in the order of their names, without the standard library.
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
    // Where it is declared in an extension in another module, the runtime says so first.
    if take(Self.extensionMark) {
      guard let module = identifier(), take("):") else { return nil }
      modules.insert(Self.common(module))
    }
    guard var name = part() else { return nil }
    guard take("::") || take(".") else { return name }
    // What has arguments is no module.
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

  /// One name with its arguments.
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

  /// A name that may have any characters, as it stands in backticks.
  private mutating func raw() -> String? {
    let name = rest.prefix { $0 != "`" }
    rest = rest.dropFirst(name.count)
    guard take("`"), name.contains(where: { $0 != " " }), name.allSatisfy({ $0.isPlain && $0 != "\\" })
    else { return nil }
    return "`\(String(name))`"
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  /// The module as it is imported everywhere: where Foundation is built of parts, the runtime names the part.
  private static func common(_ module: String) -> String {
    module == "FoundationEssentials" ? "Foundation" : module
  }
}
