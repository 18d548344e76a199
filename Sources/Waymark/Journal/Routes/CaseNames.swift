/// What routes are called, found without asking any of their own code, which may tell values.
///
/// Neither descriptions nor mirrors of their own are asked for. The metadata that the compiler writes is.
enum CaseNames {
  /// The names of the cases that a route is made of, joined by dots; `?` where there is none.
  ///
  /// - Complexity: That of reflection, some microseconds.
  static func name(of route: some Route) -> String { name(of: route, depth: 0) }

  /// How many routes may be inside one another, so that one that holds itself for ever is no harm.
  private static let maximumDepth = 32

  private static func name<Value>(of value: Value, depth: Int) -> String {
    guard let name = caseName(of: value) else { return typeName(of: Value.self) }
    // A mirror of the type's own may say anything.
    guard depth < maximumDepth, !(value is any CustomReflectable) else { return name }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first else { return name }
    guard let inner = onlyRoute(in: payload.value) else { return name }
    return "\(name).\(innerName(of: inner, depth: depth + 1))"
  }

  private static func innerName(of route: some Route, depth: Int) -> String { name(of: route, depth: depth) }

  /// The route of a feature, where a case holds nothing else.
  private static func onlyRoute(in payload: Any) -> (any Route)? {
    if let route = payload as? any Route { return route }
    guard !(payload is any CustomReflectable) else { return nil }
    let mirror = Mirror(reflecting: payload)
    // A payload with a label is a tuple of one.
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? any Route
  }

  /// The name of an enum's case as it stands in the code; `nil` for what is no enum.
  private static func caseName<Value>(of value: Value) -> String? {
    guard let name = enumCaseName(value) else { return nil }
    let text = String(cString: name)
    return text.isEmpty ? "?" : text
  }

  /// What a type is called, without its module and whatever it is in.
  static func typeName(of type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// What a type is called with its module and whatever it is in, so that a test can name it: `App.Tabs.Route`.
  ///
  /// Where it is private, or local to a function, `(private)` stands in the place of what that is called. Where it is declared in
  /// an extension in another module, that comes first: `(extension in App):Feature.Place.Route`.
  static func qualifiedName(of type: Any.Type) -> String {
    // Between other parentheses stand addresses and hashes, which differ from run to run.
    var name = ""
    var aside = ""
    var depth = 0
    for scalar in _typeName(type, qualified: true).unicodeScalars {
      if scalar == "(" { depth += 1 }
      if depth == 0 { name.unicodeScalars.append(scalar) } else { aside.unicodeScalars.append(scalar) }
      if scalar == ")" {
        depth -= 1
        guard depth == 0 else { continue }
        name += aside.hasPrefix("(extension in ") ? aside : "(private)"
        aside = ""
      }
    }
    return name
  }
}

// What `print` and mirrors themselves use for an enum's case; the standard library has no public name for it.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
