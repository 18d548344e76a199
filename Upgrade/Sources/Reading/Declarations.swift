import SwiftSyntax

/// What the sources declare that matters: types and members by their names, and what kind of thing a property is.
struct Declarations {
  private(set) var types: Set<String> = []
  private(set) var functions: Set<String> = []
  /// Properties by their name and the type that has them, which is empty for what a file declares outside of types.
  private var properties: [String: [String: Guess]] = [:]

  /// Adds what a file declares.
  mutating func add(_ tree: SourceFileSyntax) {
    let collector = DeclarationCollector()
    collector.walk(tree)
    types.formUnion(collector.types)
    functions.formUnion(collector.functions)
    for (type, name, guess) in collector.properties { properties[name, default: [:]][type] = guess }
  }

  /// What a property of a type is; nil where the type has none that says so.
  func kind(ofProperty name: String, in type: String) -> Kind? { kind(name, in: type, depth: 0) }

  private func kind(_ name: String, in type: String, depth: Int) -> Kind? {
    switch properties[name]?[type] {
    case .kind(let kind)?: return kind
    // Properties may be made of one another in a ring.
    case .named(let other)? where depth < 4: return kind(other, in: type, depth: depth + 1)
    default: return nil
    }
  }

  /// What all properties of this name are; nil where two types say two things, or none says any.
  func kind(ofProperty name: String) -> Kind? {
    let kinds = Set((properties[name] ?? [:]).keys.map { kind(ofProperty: name, in: $0) })
    return kinds.count == 1 ? kinds.first.flatMap { $0 } : nil
  }

  func hasProperty(_ name: String) -> Bool { properties[name] != nil }

  /// Whether the sources have a function or a property of this name.
  func declares(_ name: String) -> Bool { functions.contains(name) || hasProperty(name) }
}
