import SwiftSyntax

extension Finder {
  /// A comparison is turned and moved by one, an operator becomes its counterpart or one of its operands.
  func changeOperator(_ node: InfixOperatorExprSyntax) {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return }
    if let others = Counterparts.operators[sign] {
      if sign == "+", node.leftOperand.isSequence || node.rightOperand.isSequence { return }
      for other in others { replace(node.operator, in: node, by: other) }
    } else if sign == "&&" || sign == "||" {
      replace(node.operator, in: node, by: sign == "&&" ? "||" : "&&")
      replace(node, by: text(node.leftOperand))
      replace(node, by: text(node.rightOperand))
    } else if sign == "??" {
      replace(node, by: text(node.rightOperand))
    }
  }
}
