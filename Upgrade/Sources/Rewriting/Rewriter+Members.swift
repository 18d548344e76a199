import SwiftSyntax

/// Members, by what they are members of.
extension Rewriter {
  func renameMember(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.name
    let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.name
    if Renames.types[name] != nil, let module, Renames.modules.contains(module) {
      let generic = node.parent?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
      rename(node.declName.baseName, generic, isQualified: true, at: node)
      return
    }
    switch name {
    case "settled", "events": becomesFunction(node, name)
    case "navigation": navigation(node)
    case "leave": leave(node)
    case "replace": replaceTop(node)
    case "popTo": popTo(node)
    case "pass": pass(node)
    case "tabCount", "maximumTabCount", "tab", "appending": path(node, name)
    default: changed(node, name)
    }
  }

  private func becomesFunction(_ node: MemberAccessExprSyntax, _ name: String) {
    guard node.base != nil, node.call == nil else { return }
    switch scope.kind(of: node.base) {
    case .router?: insert("()", at: node.bytes.upperBound)
    case nil where node.isAwaited || node.base?.lastName == "router" || !declarations.declares(name):
      leave(node.declName, "\(name) is \(name)() now if this is a router's")
    default: break
    }
  }

  private func navigation(_ node: MemberAccessExprSyntax) {
    guard node.base != nil, node.call == nil else { return }
    switch scope.kind(of: node.base) {
    case let kind? where kind.hasNavigationID: replace(node.declName.baseName, with: "navigationID")
    case nil:
      leave(node.declName, Self.navigationText)
    default: break
    }
  }

  private func leave(_ node: MemberAccessExprSyntax) {
    if let call = node.call, node.base != nil, call.calledExpression.id == ExprSyntax(node).id {
      switch scope.kind(of: node.base) {
      case .router?: replace(node.declName.baseName, with: "askToLeave")
      case nil where !declarations.functions.contains("leave") || node.base?.lastName == "router":
        leave(node.declName, "leave(options:) is askToLeave(options:) now if this is a router's")
      default: break
      }
      return
    }
    // Intent.leave, or `.leave` where an intent is looked at.
    let kind = node.base == nil ? scope.kind(of: node.subject) : scope.kind(of: node.base)
    switch kind {
    case .intent?: replace(node.declName.baseName, with: "askToLeave")
    // The function itself.
    case .router? where node.base != nil: replace(node.declName.baseName, with: "askToLeave")
    case nil: leave(node.declName, "leave is askToLeave now if this is an Intent")
    default: break
    }
  }

  private func replaceTop(_ node: MemberAccessExprSyntax) {
    guard node.base != nil else { return }
    let label =
      node.call.map { $0.arguments.first?.label?.name }
      ?? node.declName.argumentNames?.arguments.first?.name.name
    switch scope.kind(of: node.base) {
    case .router? where label == "with": replace(node.declName.baseName, with: "replaceTop")
    case .router? where node.call == nil && node.declName.argumentNames == nil,
      nil where label == "with" && !declarations.functions.contains("replace"):
      leave(node.declName, "replace(with:) is replaceTop(with:) now if this is a router's")
    default: break
    }
  }

  private func popTo(_ node: MemberAccessExprSyntax) {
    // `case .popTo` of an Intent has kept its name.
    guard node.base != nil else { return }
    let kind = scope.kind(of: node.base)
    if kind?.isOther == true || kind == .router { return }
    guard let call = node.call, kind != nil || node.isNamedLikeTree,
      !call.arguments.isEmpty || call.trailingClosure != nil
    else {
      leave(node.declName, "popTo(_:) is pop(to:) now if this is a tree, a stack or an editor")
      return
    }
    replace(node.declName.baseName, with: "pop")
    if let first = call.arguments.first {
      if let label = first.label {
        if label.name == "where" { replace(label, with: "toLastWhere") }
      } else {
        insert("to: ", at: first.bytes.lowerBound)
      }
    } else if let closure = call.trailingClosure {
      insert("(toLastWhere:", at: call.calledExpression.bytes.upperBound)
      insert(")", at: closure.bytes.upperBound)
    }
  }

  private func pass(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.name == "Turns" else {
      return
    }
    if declarations.types.contains("Turns") {
      leave(node, "Turns.pass is Task.yieldRepeatedly now if this is WaymarkTesting's")
    } else {
      replace(base.baseName, with: "Task")
      replace(node.declName.baseName, with: "yieldRepeatedly")
    }
  }

  private func path(_ node: MemberAccessExprSyntax, _ name: String) {
    let label = node.call?.arguments.first?.label
    switch name {
    case "appending":
      guard let label, label.name == "tab" else { return }
      switch scope.kind(of: node.base) {
      case .path?: replace(label, with: "branch")
      case nil: leave(label, "appending(tab:) is appending(branch:) now if this is a ContainerPath's")
      default: break
      }
    case "tab":
      guard node.base != nil else { return }
      if label?.name == "at" {
        branch(node, "branch")
      } else if node.call == nil, scope.kind(of: node.base) == .path {
        replace(node.declName.baseName, with: "branch")
      }
    default:
      guard node.base != nil, let new = Renames.ofPaths[name] else { return }
      branch(node, new)
    }
  }

  private func branch(_ node: MemberAccessExprSyntax, _ new: String) {
    switch scope.kind(of: node.base) {
    case .path?: replace(node.declName.baseName, with: new)
    case nil: leave(node.declName, "\(node.declName.baseName.name) is \(new) now if this is a ContainerPath")
    default: break
    }
  }

  /// What a person has to look at, because no other name stands for the same.
  private func changed(_ node: MemberAccessExprSyntax, _ name: String) {
    if let text = Renames.gone[name], !declarations.declares(name) {
      leave(node.declName, "\(name) \(text)")
    } else if let text = Renames.otherPayloads[name], node.call != nil, node.isInPattern {
      leave(node.declName, "\(name) \(text)")
    }
  }
}

extension MemberAccessExprSyntax {
  /// The call of this member.
  var call: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == ExprSyntax(self).id ? $0 : nil
    }
  }

  /// Whether it is a member of what is called a tree or a stack.
  fileprivate var isNamedLikeTree: Bool {
    let name = base?.lastName?.lowercased() ?? ""
    return name.hasSuffix("tree") || name.hasSuffix("stack")
  }

  /// Whether `await` stands before it, or a loop awaits its elements.
  var isAwaited: Bool {
    if let loop = parent?.as(ForStmtSyntax.self) { return loop.awaitKeyword != nil }
    var node = Syntax(self)
    while let outer = node.parent {
      if outer.is(AwaitExprSyntax.self) { return true }
      if outer.is(CodeBlockItemSyntax.self) || outer.is(ClosureExprSyntax.self) { return false }
      node = outer
    }
    return false
  }

  /// What a pattern that begins with this member is held against.
  var subject: ExprSyntax? {
    var node = Syntax(self)
    while let outer = node.parent {
      if let choice = outer.as(SwitchExprSyntax.self) { return choice.subject }
      if let match = outer.as(MatchingPatternConditionSyntax.self) { return match.initializer.value }
      if let list = outer.as(ExprListSyntax.self), let compared = list.operand(comparedWith: node) {
        return compared
      }
      if outer.is(CodeBlockItemSyntax.self) { return nil }
      node = outer
    }
    return nil
  }
}

extension ExprListSyntax {
  /// What `==` or `!=` compares with an expression of this sequence.
  fileprivate func operand(comparedWith node: Syntax) -> ExprSyntax? {
    let all = Array(self)
    guard let index = all.firstIndex(where: { $0.id == ExprSyntax(node)?.id }) else { return nil }
    for (sign, other) in [(index - 1, index - 2), (index + 1, index + 2)] where all.indices.contains(other) {
      if let name = all[sign].as(BinaryOperatorExprSyntax.self)?.operator.text, name == "==" || name == "!=" {
        return all[other]
      }
    }
    return nil
  }
}
