import SwiftSyntax

/// What a parameter, a constant or a variable is, as its place says.
enum Local {
  case type(TypeName)
  case kind(Kind)
  case value(ExprSyntax)
  case unknown
}

/// What lists of statements bind, as far as it has been asked.
final class Bindings {
  struct Binding {
    let position: AbsolutePosition
    let local: Local
  }

  var lists: [SyntaxIdentifier: [String: [Binding]]] = [:]
}

extension Scope {
  /// What a piece of the sources says of a name inside it; nil where it has none.
  func declared(_ name: String, in outer: Syntax, before inner: Syntax) -> Local? {
    if let closure = outer.as(ClosureExprSyntax.self) {
      return parameter(name, of: closure) ?? captured(name, by: closure)
    }
    if let function = outer.as(FunctionDeclSyntax.self) {
      return parameter(name, of: function.signature.parameterClause)
    }
    if let maker = outer.as(InitializerDeclSyntax.self) {
      return parameter(name, of: maker.signature.parameterClause)
    }
    if let subscripted = outer.as(SubscriptDeclSyntax.self) {
      return parameter(name, of: subscripted.parameterClause)
    }
    if let accessor = outer.as(AccessorDeclSyntax.self) {
      return accessor.parameters?.name.name == name ? .unknown : nil
    }
    if let loop = outer.as(ForStmtSyntax.self), inner.id != Syntax(loop.sequence).id {
      return element(name, of: loop)
    }
    if let choice = outer.as(SwitchCaseSyntax.self) {
      return choice.label.as(SwitchCaseLabelSyntax.self)?.caseItems.contains { $0.pattern.binds(name) }
        == true
        ? .unknown : nil
    }
    if let handler = outer.as(CatchClauseSyntax.self) {
      return handler.catchItems.contains { $0.pattern?.binds(name) == true } ? .unknown : nil
    }
    if let list = outer.as(CodeBlockItemListSyntax.self) {
      // What a file declares outside is a property for everybody.
      guard list.parent?.is(SourceFileSyntax.self) != true else { return nil }
      return bindings(of: list)[name]?.last { $0.position < inner.position }?.local
    }
    if let branch = outer.as(IfExprSyntax.self), inner.id != branch.elseBody.map({ Syntax($0).id }) {
      return condition(name, branch.conditions)
    }
    if let loop = outer.as(WhileStmtSyntax.self) { return condition(name, loop.conditions) }
    return nil
  }

  private func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> Local? {
    for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).name == name {
      return .type(TypeName(parameter.type))
    }
    return nil
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax) -> Local? {
    var first: String? = "$0"
    if case .simpleInput(let names)? = closure.signature?.parameterClause {
      first = names.first?.name.name
      if names.dropFirst().contains(where: { $0.name.name == name }) { return .unknown }
    } else if case .parameterClause(let clause)? = closure.signature?.parameterClause {
      for (index, parameter) in clause.parameters.enumerated()
      where (parameter.secondName ?? parameter.firstName).name == name {
        if let type = parameter.type { return .type(TypeName(type)) }
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

  private func captured(_ name: String, by closure: ClosureExprSyntax) -> Local? {
    for capture in closure.signature?.capture?.items ?? [] where capture.name.name == name {
      return capture.initializer.map { .value($0.value) }
    }
    return nil
  }

  private func element(_ name: String, of loop: ForStmtSyntax) -> Local? {
    guard loop.pattern.binds(name) else { return nil }
    let sequence = loop.sequence.as(FunctionCallExprSyntax.self)?.calledExpression ?? loop.sequence
    guard loop.pattern.is(IdentifierPatternSyntax.self), sequence.lastName == "events" else {
      return .unknown
    }
    let owner = sequence.as(MemberAccessExprSyntax.self).map { kind(of: $0.base) }
    return owner ?? declarations.kind(of: TypeName(loop.enclosingType)) == .router ? .kind(.event) : .unknown
  }

  /// What the statements of a list bind, by name and in order; a list may be long, and is read once.
  private func bindings(of list: CodeBlockItemListSyntax) -> [String: [Bindings.Binding]] {
    if let known = read.lists[list.id] { return known }
    var found: [String: [Bindings.Binding]] = [:]
    for item in list {
      for name in boundNames(in: item.item) {
        guard let local = statement(name, item.item) else { continue }
        found[name, default: []].append(.init(position: item.position, local: local))
      }
    }
    read.lists[list.id] = found
    return found
  }

  private func boundNames(in item: CodeBlockItemSyntax.Item) -> Set<String> {
    if let variable = item.as(VariableDeclSyntax.self) {
      return variable.bindings.reduce(into: []) { $0.formUnion($1.pattern.boundNames) }
    }
    return item.as(GuardStmtSyntax.self)?.conditions.boundNames ?? []
  }

  private func statement(_ name: String, _ item: CodeBlockItemSyntax.Item) -> Local? {
    if let variable = item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.pattern.binds(name) {
        guard binding.pattern.is(IdentifierPatternSyntax.self) else { return .unknown }
        if let type = binding.typeAnnotation?.type { return .type(TypeName(type)) }
        return binding.initializer.map { .value($0.value) } ?? .unknown
      }
    }
    if let check = item.as(GuardStmtSyntax.self) { return condition(name, check.conditions) }
    return nil
  }

  private func condition(_ name: String, _ conditions: ConditionElementListSyntax) -> Local? {
    for condition in conditions {
      if case .matchingPattern(let match) = condition.condition, match.pattern.binds(name) { return .unknown }
      guard case .optionalBinding(let binding) = condition.condition, binding.pattern.binds(name) else {
        continue
      }
      if let type = binding.typeAnnotation?.type { return .type(TypeName(type)) }
      return binding.initializer.map { .value($0.value) }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// Whether it is a pattern, or has one in it, that binds this name.
  fileprivate func binds(_ name: String) -> Bool { boundNames.contains(name) }

  /// The names that a pattern, or those in it, bind.
  fileprivate var boundNames: Set<String> {
    if let pattern = self.as(IdentifierPatternSyntax.self) { return [pattern.identifier.name] }
    return children(viewMode: .sourceAccurate).reduce(into: []) { $0.formUnion($1.boundNames) }
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
