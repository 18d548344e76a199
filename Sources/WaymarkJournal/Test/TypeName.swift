/// The name of a type as it stands in a source file: `App.Route`, `App.Wrapped<App.Route>`.
struct TypeName: Hashable, Sendable {
  let text: String

  /// - Parameter text: The name; `nil` comes back for what is none, as for a type that is local to a function.
  init?(_ text: String) {
    var isStart = true
    var depth = 0
    guard !text.isEmpty, text.utf8.count <= 1000 else { return nil }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<", ".":
        guard !isStart else { return nil }
        depth += scalar == "<" ? 1 : 0
        isStart = true
      case ">", ",":
        guard !isStart, depth > 0 else { return nil }
        depth -= scalar == ">" ? 1 : 0
        isStart = scalar == ","
      case " ": guard isStart else { return nil }
      case "_": isStart = false
      default:
        let properties = scalar.properties
        guard isStart ? properties.isXIDStart : properties.isXIDContinue else { return nil }
        isStart = false
      }
    }
    guard !isStart, depth == 0 else { return nil }
    self.text = text
  }

  /// The modules that its parts come from, in the order of their names, without the standard library.
  var modules: [String] {
    let parts = text.split { "<>, ".contains($0) }
    let modules = parts.filter { $0.contains(".") }.compactMap {
      $0.split(separator: ".").first.map(String.init)
    }
    return Set(modules).subtracting(["Swift"]).sorted()
  }
}
