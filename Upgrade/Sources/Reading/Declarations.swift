import SwiftSyntax

/// What the sources declare that matters: types and members by their names, and what kind of thing a property is.
struct Declarations {
  private(set) var types: Set<String> = []
  private var associated: Set<String> = []
  /// Parameters of generic types and functions.
  ///
  /// In an extension of its type nothing else tells that one is a parameter.
  private var parameters: Set<String> = []
  private(set) var functions: Set<String> = []
  private var aliases: [String: Set<TypeName>] = [:]
  /// Properties by their name and the type that has them, which is empty for what a file declares outside of types.
  ///
  /// Two types may have one name.
  private var properties: [String: [String: Set<Guess>]] = [:]

  /// Adds what a file declares.
  mutating func add(_ tree: SourceFileSyntax) {
    let collector = DeclarationCollector()
    collector.walk(tree)
    types.formUnion(collector.types)
    associated.formUnion(collector.associated)
    parameters.formUnion(collector.parameters)
    functions.formUnion(collector.functions)
    for (name, type) in collector.aliases { aliases[name, default: []].insert(type) }
    for (type, name, guess) in collector.properties {
      properties[name, default: [:]][type, default: []].insert(guess)
    }
  }

  /// What a name of a type stands for here; nil where the app's sources say two things.
  func kind(of type: TypeName) -> Kind? { kind(of: type, depth: 0) }

  private func kind(of type: TypeName, depth: Int) -> Kind? {
    if type.isWaymarks { return Kind(typeName: type.name) }
    if let targets = aliases[type.name] {
      let kinds = Set(targets.map { depth < 4 ? kind(of: $0, depth: depth + 1) : nil })
      return kinds.count == 1 ? kinds.first.flatMap { $0 } : nil
    }
    // The app's own type of this name, or one of Waymark's that a parameter hides somewhere.
    if types.contains(type.name) { return .other(type.name) }
    return parameters.contains(type.name) || associated.contains(type.name) ? nil : Kind(typeName: type.name)
  }

  /// Whether the app has something of its own by this name that a type's name at this place may mean.
  func hasType(_ name: String, at node: some SyntaxProtocol) -> Bool {
    types.contains(name) || associated.contains(name) || (parameters.contains(name) && node.isInExtension)
  }

  /// What a property of a type is; nil where the type has none that says so.
  func kind(ofProperty name: String, in type: String) -> Kind? { kind(name, in: type, depth: 0) }

  private func kind(_ name: String, in type: String, depth: Int) -> Kind? {
    let kinds = Set(
      (properties[name]?[type] ?? []).map { guess -> Kind? in
        switch guess {
        case .type(let type): kind(of: type)
        // Properties may be made of one another in a ring.
        case .named(let other) where depth < 4: kind(other, in: type, depth: depth + 1)
        default: nil
        }
      })
    return kinds.count == 1 ? kinds.first.flatMap { $0 } : nil
  }

  /// What the properties of this name are, each once, whichever type has them; nil among them where one does not say.
  func kinds(ofProperty name: String) -> Set<Kind?> {
    Set((properties[name] ?? [:]).keys.map { kind(ofProperty: name, in: $0) })
  }

  func hasProperty(_ name: String) -> Bool { properties[name] != nil }

  /// Whether the sources have a function or a property of this name.
  func declares(_ name: String) -> Bool { functions.contains(name) || hasProperty(name) }

  /// Whether a name alone, in this type, may be that of a function or a property of the app's own.
  func declares(_ name: String, in type: String) -> Bool {
    functions.contains(name) || properties[name]?[type] != nil || properties[name]?[""] != nil
  }
}
