import Waymark
import WaymarkLinks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The number of a link in its table.
struct NumberedRoute: Route {
  let number: Int
}

extension LinkManifest {
  /// The links, as far as a manifest knows them: their conditions hold, and a type of the app's own takes any text.
  var numberedLinks: [Link<NumberedRoute>] { links.indices.map { links[$0].link($0) } }

  /// The table of some links, under the manifest's schemes, hosts and limits.
  func table(of links: [Link<NumberedRoute>]) -> LinkTable<NumberedRoute> {
    LinkTable(
      schemes: schemes, hosts: hosts, appSchemes: appSchemes, limits: limits, rest: rest,
      plusIsSpace: plusIsSpace
    ) { links }
  }
}

extension LinkManifest.Entry {
  /// Why it is not known whether the link takes a text that fits it, or `nil` if it does.
  var doubt: String? {
    if isConditional { return "its condition, which a manifest does not know, has to hold." }
    let own = parameters.first { !$0.isStandard && !$0.takesAnyText && $0.allowed.isEmpty }
    return own.map { "\($0.name) has to be a text of \($0.type), which a manifest does not know." }
  }

  /// The link as the app declares it, as far as a manifest knows it.
  var declaration: LinkDeclaration {
    var link = LinkDeclaration(pattern, parameters.map(\.linkType), isConditional: isConditional)
    (link.isInternal, link.isRetired, link.isHierarchical) = (isInternal, isRetired, isHierarchical)
    (link.ignoresCase, link.rest, link.limits) = (ignoresCase, rest, limits)
    return link
  }

  fileprivate func link(_ number: Int) -> Link<NumberedRoute> {
    Link(
      declaration, print: { _, _ in nil },
      make: { [parameters] texts throws(LinkMismatch) in
        func read<Value: LinkValue>(_ type: Value.Type) throws(LinkMismatch) { _ = try texts.next() as Value }
        for parameter in parameters { try read(parameter.valueType) }
        return NumberedRoute(number: number)
      })
  }
}

extension LinkManifest.Parameter {
  /// The types that links read themselves, by the names that manifests have for them.
  private static let standardTypes: [String: any LinkParameter.Type] = {
    let types: [any LinkParameter.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Double.self, Float.self, Bool.self, String.self, UUID.self, Date.self,
    ]
    return Dictionary(uniqueKeysWithValues: types.map { ("\($0)", $0) })
  }()

  /// Whether links read a type themselves; a type of the app's own may have the same name.
  static func isStandard(_ type: LinkType) -> Bool {
    standardTypes[type.name].map { ObjectIdentifier($0) } == type.id
  }

  private var standardType: (any LinkParameter.Type)? { isStandard ? Self.standardTypes[type] : nil }

  fileprivate var linkType: LinkType {
    let own = LinkType(
      id: ObjectIdentifier(NumberedRoute.self), name: type, presence: .required, example: example,
      takesAnyText: takesAnyText, accepts: { _ in true })
    return (standardType?.linkType ?? own).with(presence)
  }

  /// The type of the case's parameter, with a text instead of a type of the app's own.
  fileprivate var valueType: any LinkValue.Type {
    func value<Value: LinkParameter>(of _: Value.Type) -> any LinkValue.Type {
      switch presence {
      case .required: Value.self
      case .optional: Value?.self
      case .repeated: [Value].self
      }
    }
    let type: any LinkParameter.Type = standardType ?? String.self
    return value(of: type)
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

  /// Its name, its type, and whether it has to be there.
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
