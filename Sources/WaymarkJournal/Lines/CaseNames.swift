import Waymark

/// Finds the names of routes without calling their own code, which could reveal values.
///
/// It uses the compiler's metadata, and neither their descriptions nor their custom mirrors.
enum CaseNames {
  /// The name of an enum's case as it is written in the code; `nil` if the value is no enum.
  static func caseName<Value>(of value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }

  /// The names of the cases of a route, joined by dots; the name of its type if it is no enum.
  ///
  /// - Complexity: That of reflection, some microseconds.
  static func name(of route: some Route) -> String {
    guard let name = caseName(of: route) else { return _typeName(type(of: route), qualified: false) }
    // A custom mirror of the type may say anything.
    guard !(route is any CustomReflectable), let payload = Mirror(reflecting: route).children.first,
      let inner = onlyRoute(in: payload.value)
    else { return name }
    return "\(name).\(self.name(of: inner))"
  }

  /// The route of a feature, if it is the only payload of a case.
  private static func onlyRoute(in payload: Any) -> (any Route)? {
    if let route = payload as? any Route { return route }
    guard !(payload is any CustomReflectable) else { return nil }
    let mirror = Mirror(reflecting: payload)
    // A payload with a label is a tuple with one element.
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? any Route
  }
}

// The function with which `print` and mirrors name an enum's case; the standard library has no public name for it.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
