import Waymark
import WaymarkLinks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The number of a link of a manifest.
struct NumberedRoute: Route {
  let number: Int
}

extension LinkManifest {
  /// A table of some of the links, as far as a manifest knows them: their conditions hold, and a type of the app's own takes any
  /// text.
  func table(of numbers: some Sequence<Int>) -> LinkTable<NumberedRoute> {
    LinkTable(schemes: schemes, hosts: hosts, appSchemes: appSchemes, limits: limits, rest: rest) {
      numbers.map { links[$0].link($0) }
    }
  }

  /// The table of all links.
  var table: LinkTable<NumberedRoute> { table(of: links.indices) }
}

extension LinkManifest.Entry {
  /// Why it is not known whether the link takes a text that fits it, or `nil` if it does.
  var doubt: String? {
    if isConditional { return "its condition, which a manifest does not know, has to hold." }
    let own = parameters.first { !$0.isStandard && !$0.takesAnyText && $0.allowed.isEmpty }
    return own.map { "\($0.name) has to be a text of \($0.type), which a manifest does not know." }
  }

  fileprivate func link(_ number: Int) -> Link<NumberedRoute> {
    var link = link(parameters.map(\.valueType)[...], to: NumberedRoute(number: number))
    if isInternal { link = link.internalOnly() }
    if isRetired { link = link.retired() }
    if isHierarchical { link = link.hierarchical() }
    (link.rest, link.limits) = (rest, limits)
    return link
  }

  /// Makes a link whose parameters have some types, taken from the list one by one.
  private func link<each P: LinkValue>(
    _ types: ArraySlice<any LinkValue.Type>, _ known: repeat (each P).Type,
    to route: NumberedRoute
  ) -> Link<NumberedRoute> {
    guard let next = types.first else {
      let make: @Sendable (repeat each P) -> NumberedRoute = { (_: repeat each P) in route }
      return isConditional ? Link(pattern, make, where: { (_: repeat each P) in true }) : Link(pattern, make)
    }
    func adding<Next: LinkValue>(_ next: Next.Type) -> Link<NumberedRoute> {
      link(types.dropFirst(), repeat each known, next, to: route)
    }
    return adding(next)
  }
}

extension LinkManifest.Parameter {
  /// The types that links read themselves, by the names that manifests have for them.
  private static let standardTypes: [String: any LinkParameter.Type] = {
    let types: [any LinkParameter.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self,
      UInt64.self, Double.self, Float.self, Bool.self, String.self, UUID.self, Date.self,
    ]
    return Dictionary(uniqueKeysWithValues: types.map { ("\($0)", $0) })
  }()

  /// Whether links read a type themselves; a type of the app's own may have the same name.
  static func isStandard(_ type: LinkType) -> Bool {
    standardTypes[type.name].map { ObjectIdentifier($0) } == type.id
  }

  fileprivate var valueType: any LinkValue.Type {
    let own: any LinkParameter.Type = takesAnyText ? AnyText.self : SomeText.self
    let type: any LinkParameter.Type = isStandard ? Self.standardTypes[type] ?? own : own
    return valueType(of: type)
  }

  private func valueType<P: LinkParameter>(of type: P.Type) -> any LinkValue.Type {
    switch presence {
    case .required: P.self
    case .optional: P?.self
    case .repeated: [P].self
    }
  }
}

/// A text of a type that takes every text.
private struct AnyText: LinkParameter {
  let linkText: String

  init?(linkText text: String) { linkText = text }

  static var takesAnyText: Bool { true }
}

/// A text of a type of an app's own, which may refuse it.
private struct SomeText: LinkParameter {
  let linkText: String

  init?(linkText text: String) { linkText = text }
}
