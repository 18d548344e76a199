import SwiftSyntax

extension Finder {
  /// A call, an assignment, `break` or `continue` is left out; an assignment with an operator gets the counterpart.
  func leaveOut(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .expr(let expression): leaveOut(expression, item)
    case .stmt(let statement):
      // One that stands alone ends a case or a guard, where something has to.
      guard statement.is(ContinueStmtSyntax.self) || statement.is(BreakStmtSyntax.self),
        item.parent?.parent?.parent?.is(IfExprSyntax.self) == true
      else { return }
      add(.statement(""), statement.trimmedByteRange, "\(text(statement)) left out", at: statement)
    default: break
    }
  }

  private func leaveOut(_ expression: ExprSyntax, _ item: CodeBlockItemSyntax) {
    var inner = expression
    while true {
      if let attempt = inner.as(TryExprSyntax.self) {
        inner = attempt.expression
      } else if let waiting = inner.as(AwaitExprSyntax.self) {
        inner = waiting.expression
      } else {
        break
      }
    }
    let range = expression.trimmedByteRange
    if let infix = inner.as(InfixOperatorExprSyntax.self) {
      let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
      if let sign, let other = Counterparts.assignments[sign] {
        if sign != "+=" || !infix.rightOperand.isSequence {
          let changed = "\(text(infix.leftOperand)) \(other) \(text(infix.rightOperand))"
          add(.statement(changed), range, "\(text(expression)) → \(changed)", at: expression)
        }
      } else if !infix.operator.is(AssignmentExprSyntax.self) || isInitializing(infix) {
        return
      }
      add(.statement(""), range, "\(text(expression).shortened) left out", at: expression)
    } else if let call = inner.as(FunctionCallExprSyntax.self), !item.isValue {
      if Unseen.calls.contains(call.calledName) || call.calledName == "init" { return }
      add(.statement(""), range, "\(text(expression).shortened) left out", at: expression)
    }
  }

  func insert(
    _ template: String, into statements: CodeBlockItemListSyntax, after brace: TokenSyntax, _ change: String
  ) {
    guard let first = statements.first else { return }
    let start = brace.trimmedByteRange.upperBound
    add(.insertion(" " + template + ";"), start..<start, change, at: first)
  }

  func returnEarly(_ block: AccessorBlockSyntax, type: TypeSyntax?) {
    switch block.accessors {
    case .getter(let items): returnEarly(items, after: block.leftBrace, type: type, in: Syntax(block))
    case .accessors(let accessors):
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        switch accessor.accessorSpecifier.text {
        case "get": returnEarly(body.statements, after: body.leftBrace, type: type, in: Syntax(accessor))
        case "set", "willSet", "didSet":
          returnEarly(body.statements, after: body.leftBrace, type: nil, in: Syntax(accessor))
        default: break
        }
      }
    default: break
    }
  }

  /// A body answers at once with the simplest values of its type.
  func returnEarly(
    _ statements: CodeBlockItemListSyntax, after brace: TokenSyntax, type: TypeSyntax?, in owner: Syntax
  ) {
    let values: [String]
    switch type.map(text) ?? "Void" {
    case "Void", "()":
      // One statement alone is left out already.
      if statements.count > 1 || statements.first?.item.is(StmtSyntax.self) == true {
        insert("if #m { return }", into: statements, after: brace, "return at once")
      }
      return
    case "Bool": values = ["true", "false"]
    case let name where name.hasSuffix("?"): values = ["nil"]
    case let name where name.hasPrefix("["): values = name.contains(":") ? ["[:]"] : ["[]"]
    case "String": values = ["\"\""]
    default: return
    }
    let only = statements.count == 1 ? statements.first?.item : nil
    if case .expr(let expression)? = only, !expression.is(IfExprSyntax.self),
      !expression.is(SwitchExprSyntax.self)
    {
      if text(expression) != "nil" {
        for value in values where text(expression) != value { replace(expression, by: value) }
      }
      return
    }
    if statements.count == 1, let first = statements.first, first.isImplicitReturn {
      for value in values {
        add(.statement(value), first.item.trimmedByteRange, "return \(value) at once", at: first)
      }
      return
    }
    for value in values {
      insert(
        "if #m { return \(value) }", into: statements, after: brace, "return \(value) at once")
    }
  }
}
