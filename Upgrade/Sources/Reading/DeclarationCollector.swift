import SwiftSyntax

/// Collects the declarations of one file.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var types: Set<String> = []
  private(set) var associated: Set<String> = []
  private(set) var parameters: Set<String> = []
  private(set) var aliases: [(name: String, type: TypeName)] = []
  private(set) var functions: Set<String> = []
  private(set) var properties: [(type: String, name: String, guess: Guess)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases.append((node.name.name, TypeName(node.initializer.value)))
    return type(node.name)
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    parameters.insert(node.name.name)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    associated.insert(node.name.name)
    return .visitChildren
  }

  private func type(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.insert(name.name)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.name)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name, let type = node.owner
    else {
      return .visitChildren
    }
    let guess = Guess(type: node.typeAnnotation?.type, value: node.initializer?.value)
    properties.append((type, name, guess))
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The type whose declaration or extension it stands in; empty outside of all.
  var enclosingType: String {
    var node = Syntax(self)
    while let outer = node.parent {
      if let name = outer.declaredType { return name }
      node = outer
    }
    return ""
  }

  /// The type that it declares or extends.
  var declaredType: String? {
    let node = Syntax(self)
    if let type = node.as(ExtensionDeclSyntax.self) {
      return TypeName(type.extendedType).name
    }
    return node.asProtocol((any NamedDeclSyntax).self).flatMap {
      $0.is(FunctionDeclSyntax.self) ? nil : $0.name.name
    }
  }
}

extension SyntaxProtocol {
  var isInExtension: Bool { isInside { $0.is(ExtensionDeclSyntax.self) } }

  /// Whether a declaration around it has a generic parameter of this name.
  func isParameter(_ name: String) -> Bool {
    isInside {
      $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
        .contains { $0.name.name == name } == true
    }
  }

  private func isInside(_ isMeant: (Syntax) -> Bool) -> Bool {
    var node = Syntax(self)
    while let outer = node.parent {
      if isMeant(outer) { return true }
      node = outer
    }
    return false
  }
}

extension PatternBindingSyntax {
  /// The type that it is a property of, empty for a variable outside of types; nil for what is local.
  fileprivate var owner: String? {
    var node = Syntax(self)
    while let outer = node.parent {
      if outer.is(MemberBlockSyntax.self) || outer.is(SourceFileSyntax.self) { return outer.enclosingType }
      if outer.is(CodeBlockSyntax.self) || outer.is(ClosureExprSyntax.self)
        || outer.is(AccessorBlockSyntax.self)
      {
        return nil
      }
      node = outer
    }
    return nil
  }
}
