import SwiftSyntax

/// Looks up what an expression is, from the inside out: parameters, constants and variables, then properties.
struct Scope {
  let declarations: Declarations

  /// The kind of what an expression gives; nil where it cannot be told.
  func kind(of expression: ExprSyntax?) -> Kind? {
    guard let expression else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // A path below a path is a path.
      if call.calledExpression.lastName == "appending" {
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        return kind(of: base) == .path ? .path : nil
      }
      return call.calledExpression.typeName.map { Kind(typeName: $0) }
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" { return Kind(typeName: expression.enclosingType) }
      if name.first?.isUppercase == true { return Kind(typeName: name) }
      return local(name, at: Syntax(expression))
        ?? declarations.kind(ofProperty: name, in: expression.enclosingType) ?? property(name)
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return kind(of: generic.expression)
    }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return kind(of: chained.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return kind(of: forced.expression) }
    if let awaited = expression.as(AwaitExprSyntax.self) { return kind(of: awaited.expression) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if name.first?.isUppercase == true { return Kind(typeName: name) }
      if case .other(let type)? = kind(of: member.base),
        let kind = declarations.kind(ofProperty: name, in: type)
      {
        return kind
      }
      return property(name)
    }
    return nil
  }

  /// By the name alone: what all that is declared by it agrees on, or a router where it is called one and nothing is said.
  private func property(_ name: String) -> Kind? {
    if let kind = declarations.kind(ofProperty: name), !kind.isOther { return kind }
    return !declarations.hasProperty(name) && (name == "router" || name.hasSuffix("Router")) ? .router : nil
  }

  private enum Local {
    case kind(Kind)
    case value(ExprSyntax)
    case unknown
  }

  private func local(_ name: String, at node: Syntax) -> Kind? {
    var inner = node
    while let outer = inner.parent {
      if let found = declared(name, in: outer, before: inner) {
        switch found {
        case .kind(let kind): return kind
        case .unknown: return name == "router" ? .router : nil
        case .value(let value):
          // `if let router` and `let router = router` mean the one outside.
          if value.as(DeclReferenceExprSyntax.self)?.baseName.text == name { break }
          return kind(of: value) ?? (name == "router" ? .router : nil)
        }
      }
      inner = outer
    }
    return nil
  }

  private func declared(_ name: String, in outer: Syntax, before inner: Syntax) -> Local? {
    if let closure = outer.as(ClosureExprSyntax.self) { return parameter(name, of: closure) }
    if let function = outer.as(FunctionDeclSyntax.self) {
      return parameter(name, of: function.signature.parameterClause)
    }
    if let maker = outer.as(InitializerDeclSyntax.self) {
      return parameter(name, of: maker.signature.parameterClause)
    }
    if let loop = outer.as(ForStmtSyntax.self), inner.id == Syntax(loop.body).id {
      return element(name, of: loop)
    }
    if let list = outer.as(CodeBlockItemListSyntax.self) {
      // What a file declares outside is a property for everybody.
      guard list.parent?.is(SourceFileSyntax.self) != true else { return nil }
      return list.lazy.prefix { $0.position < inner.position }.reversed().lazy
        .compactMap { statement(name, $0.item) }.first
    }
    if let branch = outer.as(IfExprSyntax.self) { return condition(name, branch.conditions) }
    if let loop = outer.as(WhileStmtSyntax.self) { return condition(name, loop.conditions) }
    return nil
  }

  private func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> Local? {
    for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
      return .kind(Kind(type: parameter.type))
    }
    return nil
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax) -> Local? {
    var first: String? = "$0"
    if case .simpleInput(let names)? = closure.signature?.parameterClause {
      first = names.first?.name.text
      if names.dropFirst().contains(where: { $0.name.text == name }) { return .unknown }
    } else if case .parameterClause(let clause)? = closure.signature?.parameterClause {
      for (index, parameter) in clause.parameters.enumerated()
      where (parameter.secondName ?? parameter.firstName).text == name {
        if let type = parameter.type { return .kind(Kind(type: type)) }
        if index > 0 { return .unknown }
        first = name
      }
    }
    guard name == first else { return nil }
    guard let function = closure.call?.calledExpression.lastName, let kind = Kind(ofClosureFor: function)
    else {
      return .unknown
    }
    return .kind(kind)
  }

  private func element(_ name: String, of loop: ForStmtSyntax) -> Local? {
    guard loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else { return nil }
    let sequence = loop.sequence.as(FunctionCallExprSyntax.self)?.calledExpression ?? loop.sequence
    guard let member = sequence.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "events",
      kind(of: member.base) == .router
    else { return .unknown }
    return .kind(.event)
  }

  private func statement(_ name: String, _ item: CodeBlockItemSyntax.Item) -> Local? {
    if let variable = item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.pattern.names.contains(name) {
        if let type = binding.typeAnnotation?.type { return .kind(Kind(type: type)) }
        guard binding.pattern.is(IdentifierPatternSyntax.self), let value = binding.initializer?.value else {
          return .unknown
        }
        return .value(value)
      }
    }
    if let check = item.as(GuardStmtSyntax.self) { return condition(name, check.conditions) }
    return nil
  }

  private func condition(_ name: String, _ conditions: ConditionElementListSyntax) -> Local? {
    for condition in conditions {
      guard case .optionalBinding(let binding) = condition.condition,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { continue }
      if let type = binding.typeAnnotation?.type { return .kind(Kind(type: type)) }
      return binding.initializer.map { .value($0.value) }
    }
    return nil
  }
}

extension PatternSyntax {
  /// The names that it binds.
  var names: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { $0.pattern.names } }
    return []
  }
}

extension ClosureExprSyntax {
  /// The call that it is handed to.
  var call: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    if let element = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return element.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
