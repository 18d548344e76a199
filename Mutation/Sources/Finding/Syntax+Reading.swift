import SwiftSyntax

extension SyntaxProtocol {
  /// Where a node is, without the spaces and comments around it.
  var trimmedByteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension FunctionCallExprSyntax {
  /// The last part of what is called.
  var calledName: String {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}

extension ExprSyntax {
  /// Whether an operand is a text or a list as far as the syntax tells, so that `+` joins and has no counterpart.
  ///
  /// The compiler would tell the other cases, but it searches long for a meaning of `-` between lists.
  var isSequence: Bool {
    if self.is(StringLiteralExprSyntax.self) || self.is(ArrayExprSyntax.self) { return true }
    if let infix = self.as(InfixOperatorExprSyntax.self) {
      return infix.leftOperand.isSequence || infix.rightOperand.isSequence
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.isSequence
    }
    if let ternary = self.as(TernaryExprSyntax.self) {
      return ternary.thenExpression.isSequence || ternary.elseExpression.isSequence
    }
    return self.as(FunctionCallExprSyntax.self).map { Self.makersOfSequences.contains($0.calledName) }
      ?? false
  }

  private static let makersOfSequences: Set<String> = [
    "Array", "String", "map", "compactMap", "flatMap", "filter", "sorted", "reversed", "joined", "dropFirst",
    "dropLast", "prefix", "suffix",
  ]
}

extension CodeBlockItemSyntax {
  /// Whether what stands here is what a body, a branch or a property evaluates to.
  var isValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
      return false
    }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if let branch = owner.as(SwitchCaseSyntax.self) { return branch.parent?.parent?.isUsed == true }
    guard let block = owner.as(CodeBlockSyntax.self), let around = block.parent else { return false }
    if let function = around.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    if let accessor = around.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    return around.is(IfExprSyntax.self) && around.isUsed
  }

  /// Whether it is an `if` or `switch` whose branches are values.
  var isImplicitReturn: Bool {
    guard item.is(ExpressionStmtSyntax.self) || item.is(ExprSyntax.self) else { return false }
    return !item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}

extension Syntax {
  /// Whether an `if` or `switch` is an expression whose value goes somewhere.
  fileprivate var isUsed: Bool {
    var current = self
    while let parent = current.parent, parent.is(IfExprSyntax.self) { current = parent }
    guard var parent = current.parent else { return false }
    if parent.is(ExpressionStmtSyntax.self), let outer = parent.parent { parent = outer }
    return parent.as(CodeBlockItemSyntax.self)?.isValue ?? true
  }
}

extension String {
  /// The text with every run of spaces and line breaks as one space.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The text on one line, its middle left out where it is long.
  var shortened: String {
    let line = onOneLine
    return line.count > 120 ? "\(line.prefix(60)) … \(line.suffix(30))" : line
  }
}
