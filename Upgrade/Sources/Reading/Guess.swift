import SwiftSyntax

/// What a declaration says of its name's kind.
enum Guess {
  case kind(Kind)
  /// The same as another name.
  case named(String)

  /// Reads a type annotation, or else the value.
  init?(type: TypeSyntax?, value: ExprSyntax?) {
    if let type {
      self = .kind(Kind(type: type))
    } else if let value, let guess = Guess(value: value) {
      self = guess
    } else {
      return nil
    }
  }

  private static let literals: Set<SyntaxKind> = [
    .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr,
    .dictionaryExpr, .closureExpr,
  ]

  private init?(value: ExprSyntax) {
    if let call = value.as(FunctionCallExprSyntax.self) {
      guard let name = call.calledExpression.typeName else { return nil }
      self = .kind(Kind(typeName: name))
    } else if let name = value.lastName {
      self = .named(name)
    } else if Self.literals.contains(value.kind) {
      self = .kind(.other(""))
    } else {
      return nil
    }
  }
}

extension Kind {
  /// The kind of a type as it is written: optional, inout, `any` and attributes aside.
  init(type: TypeSyntax) {
    if let optional = type.as(OptionalTypeSyntax.self) {
      self.init(type: optional.wrappedType)
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self.init(type: optional.wrappedType)
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      self.init(type: attributed.baseType)
    } else if let name = type.as(IdentifierTypeSyntax.self) {
      self.init(typeName: name.name.text)
    } else if let member = type.as(MemberTypeSyntax.self) {
      let module = member.baseType.as(IdentifierTypeSyntax.self)?.name.text
      let name = member.name.text
      self = module == "Waymark" || module == "WaymarkState" ? Kind(typeName: name) : .other(name)
    } else {
      self = .other("")
    }
  }
}

extension ExprSyntax {
  /// The name of the type that is called to make a value: `Router(…)`, `Waymark.Router<R>(…)`.
  var typeName: String? {
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.typeName }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true ? name : nil
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    if member.declName.baseName.text == "init" { return base.typeName }
    let name = member.declName.baseName.text
    return name.first?.isUppercase == true ? name : nil
  }

  /// The last name of a chain of properties: `self.session?.router` is `router`.
  var lastName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self), member.base != nil {
      return member.declName.baseName.text
    }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.lastName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.lastName }
    if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression.lastName }
    return nil
  }
}
