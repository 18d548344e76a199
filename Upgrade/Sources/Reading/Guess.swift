import SwiftSyntax

/// What a declaration says of its name's kind.
enum Guess: Hashable {
  case type(TypeName)
  /// The same as another name.
  case named(String)
  /// It does not say.
  case unsaid

  /// Reads a type annotation, or else the value.
  init(type: TypeSyntax?, value: ExprSyntax?) {
    if let type {
      self = .type(TypeName(type))
    } else if let call = value?.as(FunctionCallExprSyntax.self) {
      self = call.calledExpression.typeName.map { .type($0) } ?? .unsaid
    } else if let name = value?.lastName {
      self = .named(name)
    } else if let value, Self.literals.contains(value.kind) {
      self = .type(TypeName(""))
    } else {
      self = .unsaid
    }
  }

  private static let literals: Set<SyntaxKind> = [
    .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr,
    .dictionaryExpr, .closureExpr,
  ]
}
