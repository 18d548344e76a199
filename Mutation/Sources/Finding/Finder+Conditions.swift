import SwiftSyntax

extension Finder {
  /// The branches of a condition are swapped, except where its own operators are turned anyway.
  func changeCondition(_ condition: ExprSyntax) {
    if condition.is(BooleanLiteralExprSyntax.self) { return }
    if let sign = condition.as(PrefixOperatorExprSyntax.self)?.operator.text, sign == "!" { return }
    if let sign = condition.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?
      .operator.text,
      Counterparts.operators[sign] != nil || sign == "&&" || sign == "||"
    {
      return
    }
    replace(condition, by: "!(\(text(condition)))")
  }

  /// Changes each condition, leaves it out if there are several, and has each binding fail.
  func changeConditions(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      switch element.condition {
      case .expression(let condition):
        changeCondition(condition)
        if conditions.count > 1 { replace(condition, by: "true") }
      case .optionalBinding, .matchingPattern:
        let start = element.trimmedByteRange.lowerBound
        add(.insertion("!#m, "), start..<start, "\(text(element.condition)) → false", at: element)
      default: break
      }
    }
  }

  /// A case goes to the default, where there is one.
  func changeCases(of node: SwitchExprSyntax) {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard cases.contains(where: { $0.label.is(SwitchDefaultLabelSyntax.self) }) else { return }
    for element in cases {
      guard let label = element.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
        let item = label.caseItems.first, item.whereClause == nil
      else { continue }
      let end = item.pattern.trimmedByteRange.upperBound
      add(.insertion(" where !#m"), end..<end, "case \(text(item.pattern)) → default", at: item)
    }
  }
}
