import SwiftSyntax

/// Looks up what an expression is, from the inside out: parameters, constants and variables, then properties.
struct Scope {
  let declarations: Declarations
  let read = Bindings()

  /// The kind of what an expression gives; nil where it cannot be told.
  func kind(of expression: ExprSyntax?) -> Kind? {
    guard let expression else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // A path below a path is a path.
      if call.calledExpression.lastName == "appending" {
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        return kind(of: base) == .path ? .path : nil
      }
      return call.calledExpression.typeName.flatMap { declarations.kind(of: $0) }
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name {
      if name == "self" { return declarations.kind(of: TypeName(expression.enclosingType)) }
      if name.first?.isUppercase == true { return declarations.kind(of: TypeName(name)) }
      return local(name, at: Syntax(expression)).value
        ?? declarations.kind(ofProperty: name, in: expression.enclosingType) ?? property(name)
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return kind(of: generic.expression)
    }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return kind(of: chained.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return kind(of: forced.expression) }
    if let awaited = expression.as(AwaitExprSyntax.self) { return kind(of: awaited.expression) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      if let type = expression.typeName { return declarations.kind(of: type) }
      let name = member.declName.baseName.name
      if name == "root", kind(of: member.base) == .path { return .path }
      if case .other(let type)? = kind(of: member.base),
        let kind = declarations.kind(ofProperty: name, in: type)
      {
        return kind
      }
      return property(name)
    }
    return nil
  }

  /// Whether a name that stands alone is that of a parameter, a constant or a variable around it.
  func isLocal(_ name: DeclReferenceExprSyntax) -> Bool {
    local(name.baseName.name, at: Syntax(name)).isFound
  }

  /// By the name alone: what all that is declared by it agrees on, or a router where it is called one and nothing is said.
  func property(_ name: String) -> Kind? {
    let kinds = declarations.kinds(ofProperty: name)
    if kinds.count == 1, case let kind?? = kinds.first, !kind.isOther { return kind }
    let isUnsaid = kinds.allSatisfy { $0 == nil }
    return isUnsaid && (name == "router" || name.hasSuffix("Router")) ? .router : nil
  }

  private func local(_ name: String, at node: Syntax) -> (isFound: Bool, value: Kind?) {
    let byName: Kind? = name == "router" ? .router : nil
    var inner = node
    while let outer = inner.parent {
      switch declared(name, in: outer, before: inner) {
      case .type(let type)?: return (true, declarations.kind(of: type))
      case .kind(let kind)?: return (true, kind)
      case .unknown?: return (true, byName)
      case .value(let value)?:
        // `if let router` and `let router = router` mean the one outside.
        if value.as(DeclReferenceExprSyntax.self)?.baseName.name == name { break }
        return (true, kind(of: value) ?? byName)
      case nil: break
      }
      inner = outer
    }
    return (false, nil)
  }
}
