import SwiftSyntax

extension Finder {
  /// A comparison is turned and moved by one, an operator becomes its counterpart, a range ends earlier.
  func changeOperator(_ node: InfixOperatorExprSyntax) {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return }
    let (left, right) = (text(node.leftOperand), text(node.rightOperand))
    if let others = Counterparts.comparisons[sign] ?? Counterparts.arithmetic[sign] {
      if sign == "+", node.leftOperand.isSequence || node.rightOperand.isSequence { return }
      for other in others { replace(node.operator, in: node, by: other) }
      return
    }
    switch sign {
    case "&&", "||":
      replace(node.operator, in: node, by: sign == "&&" ? "||" : "&&")
      replace(node, by: left)
      replace(node, by: right)
    case "??": replace(node, by: right)
    case "..<": replace(node, by: "\(left)..<Swift.max(\(left), \(right) - 1)")
    case "...": replace(node, by: "\(left)...(\(right)) - 1")
    default: break
    }
  }

  /// A constant is one more.
  func changeLiteral(_ node: IntegerLiteralExprSyntax) {
    let digits = node.literal.text.filter { $0 != "_" }
    let value =
      if digits.hasPrefix("0x") {
        UInt64(digits.dropFirst(2), radix: 16)
      } else if digits.hasPrefix("0b") {
        UInt64(digits.dropFirst(2), radix: 2)
      } else {
        UInt64(digits)
      }
    guard let value, value < UInt64.max else { return }
    let next = digits.hasPrefix("0x") ? "0x" + String(value + 1, radix: 16, uppercase: true) : "\(value + 1)"
    if let negative = node.parent?.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
      replace(negative, by: "-\(next)")
    } else {
      replace(node, by: next)
    }
  }

  /// The first becomes the last.
  func changeMember(_ node: MemberAccessExprSyntax) {
    guard node.base != nil else { return }
    let name = node.declName.baseName.text
    if name == "isEmpty" {
      // What is denied already has the sign taken away.
      if chain(around: ExprSyntax(node)).id == node.id, node.parent?.is(PrefixOperatorExprSyntax.self) != true
      {
        replace(node, by: "!(\(text(node)))")
      }
    } else if let other = Counterparts.members[name] {
      replace(node.declName.baseName, in: node, by: other)
    }
  }

  func changeMember(of call: FunctionCallExprSyntax) {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      let other = Counterparts.members[member.declName.baseName.text]
    {
      replace(member.declName.baseName, in: call, by: other)
    } else if let function = call.calledExpression.as(DeclReferenceExprSyntax.self),
      let other = ["min": "max", "max": "min"][function.baseName.text]
    {
      replace(function, in: call, by: other)
    }
  }
}
