import SwiftSyntax

extension Finder {
  /// The declaration around a node: its name with the types around it, and where it is.
  func enclosingDeclaration(of node: some SyntaxProtocol) -> (String, Range<Int>) {
    var names: [String] = []
    var range: Range<Int>?
    var current: Syntax? = Syntax(node)
    while let syntax = current {
      if let name = declarationName(syntax) {
        names.insert(name, at: 0)
        if range == nil { range = syntax.trimmedByteRange }
      }
      current = syntax.parent
    }
    return (names.isEmpty ? "file" : names.joined(separator: "."), range ?? 0..<bytes.count)
  }

  private func declarationName(_ syntax: Syntax) -> String? {
    switch syntax.kind {
    case .functionDecl:
      syntax.as(FunctionDeclSyntax.self).map {
        "\($0.name.text)(\(labels($0.signature.parameterClause)))"
      }
    case .initializerDecl:
      syntax.as(InitializerDeclSyntax.self).map { "init(\(labels($0.signature.parameterClause)))" }
    case .subscriptDecl:
      syntax.as(SubscriptDeclSyntax.self).map { "subscript(\(labels($0.parameterClause)))" }
    case .patternBinding: memberName(syntax)
    case .deinitializerDecl: "deinit"
    case .extensionDecl: syntax.as(ExtensionDeclSyntax.self).map { text($0.extendedType) }
    default: syntax.asProtocol((any NamedDeclSyntax).self).map { $0.name.text }
    }
  }

  /// The name of a property; what is declared within a body belongs to the body's declaration.
  private func memberName(_ syntax: Syntax) -> String? {
    guard let binding = syntax.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent, variable.parent?.is(CodeBlockItemSyntax.self) != true
    else { return nil }
    return text(binding.pattern)
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    clause.parameters.map { $0.firstName.text + ":" }.joined()
  }

  /// The whole chain of members, calls and subscripts that an expression begins.
  func chain(around expression: ExprSyntax) -> ExprSyntax {
    var current = expression
    while let parent = current.parent {
      let isBase =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == current.id
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == current.id
        || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == current.id
        || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      guard isBase, let outer = parent.as(ExprSyntax.self) else { break }
      current = outer
    }
    return current
  }

  /// Whether an expression is written to, so that nothing can stand in for it.
  func isPlace(_ expression: some ExprSyntaxProtocol) -> Bool {
    let whole = chain(around: ExprSyntax(expression))
    guard let parent = whole.parent else { return false }
    if parent.is(InOutExprSyntax.self) { return true }
    guard let infix = parent.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == whole.id else {
      return false
    }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return Counterparts.assignments[sign] != nil
  }

  /// Whether an assignment may be the one that gives a property its first value, without which nothing compiles.
  func isInitializing(_ assignment: InfixOperatorExprSyntax) -> Bool {
    let target = text(assignment.leftOperand)
    guard !target.contains("["), !target.hasPrefix("_ ") else { return false }
    var current = assignment.parent
    while let syntax = current {
      if syntax.is(ClosureExprSyntax.self) || syntax.is(FunctionDeclSyntax.self) { return false }
      if syntax.is(InitializerDeclSyntax.self) { return true }
      current = syntax.parent
    }
    return false
  }
}
