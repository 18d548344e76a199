import Waymark

/// Finds the names of routes without calling their own code, which could reveal values.
///
/// It uses the compiler's metadata, and neither their descriptions nor their custom mirrors.
enum CaseNames {
  /// The names of the cases of a route, joined by dots; `?` if there is none.
  ///
  /// - Complexity: That of reflection, some microseconds.
  static func name(of route: some Route) -> String { name(of: route, depth: 0) }

  /// How deep routes may be nested, so that a route that contains itself without end does no harm.
  private static let maximumDepth = 32

  private static func name<Value>(of value: Value, depth: Int) -> String {
    guard let name = caseName(of: value) else { return typeName(of: Value.self) }
    // A custom mirror of the type may say anything.
    guard depth < maximumDepth, !(value is any CustomReflectable) else { return name }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first else { return name }
    guard let inner = onlyRoute(in: payload.value) else { return name }
    return "\(name).\(innerName(of: inner, depth: depth + 1))"
  }

  private static func innerName(of route: some Route, depth: Int) -> String { name(of: route, depth: depth) }

  /// The route of a feature, if it is the only payload of a case.
  private static func onlyRoute(in payload: Any) -> (any Route)? {
    if let route = payload as? any Route { return route }
    guard !(payload is any CustomReflectable) else { return nil }
    let mirror = Mirror(reflecting: payload)
    // A payload with a label is a tuple with one element.
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? any Route
  }

  /// The name of an enum's case as it is written in the code; `nil` if the value is no enum.
  private static func caseName<Value>(of value: Value) -> String? {
    guard let name = enumCaseName(value) else { return nil }
    let text = String(cString: name)
    return text.isEmpty ? "?" : text
  }

  /// The name of a type, without its module and enclosing types.
  static func typeName(of type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// The name of a type with its module and enclosing types, so that a test can name it: `App.Tabs.Route`.
  ///
  /// If it is private, or local to a function, `(private)` stands for that part of the name. If it is declared in an extension in
  /// another module, the name begins with that: `(extension in App):Feature.Place.Route`.
  static func qualifiedName(of type: Any.Type) -> String {
    // Other parentheses contain addresses and hashes, which differ from run to run.
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

// The function with which `print` and mirrors name an enum's case; the standard library has no public name for it.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
