import SwiftSyntax

/// Collects the declarations of one file.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var types: Set<String> = []
  private(set) var functions: Set<String> = []
  private(set) var properties: [(type: String, name: String, guess: Guess)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }

  private func type(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.insert(name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = node.owner
    else {
      return .visitChildren
    }
    let guess = Guess(type: node.typeAnnotation?.type, value: node.initializer?.value)
    properties.append((type, name, guess ?? .kind(.other(""))))
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
      return type.extendedType.as(IdentifierTypeSyntax.self)?.name.text
        ?? type.extendedType.as(MemberTypeSyntax.self)?.name.text ?? ""
    }
    return node.asProtocol((any NamedDeclSyntax).self).flatMap {
      $0.is(FunctionDeclSyntax.self) ? nil : $0.name.text
    }
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
