import SwiftSyntax

/// Labels of what is made.
extension Rewriter {
  func renameLabels(_ call: FunctionCallExprSyntax) {
    let labels = call.arguments.map { $0.label?.text }
    let type = madeType(call)
    if let selected = call.arguments.first(where: { $0.label?.text == "selected" })?.label {
      if let type, Renames.withTabs.contains(type), !declarations.types.contains(type) {
        replace(selected, with: "selectedKey")
      } else if type == nil, call.isImplicit {
        if labels.first == "tabs" {
          replace(selected, with: "selectedKey")
        } else {
          leave(selected, "selected: is selectedKey: now if these are tabs")
        }
      }
    }
    if let animated = call.arguments.first?.label, animated.text == "animated" {
      if type == "NavigationOptions" || (call.isImplicit && call.isArgument("options")) {
        replace(animated, with: "isAnimated")
      } else if call.isImplicit {
        leave(animated, "animated: is isAnimated: now if these are NavigationOptions")
      }
    }
    if type == "RouterEvent" || type == "LinkError", !declarations.types.contains(type ?? "") {
      leave(call, "\(type ?? "") is made by Waymark alone now")
    }
    popToInside(call)
  }

  /// `popTo(…)` inside an extension of a tree.
  private func popToInside(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "popTo",
      !declarations.functions.contains("popTo")
    else { return }
    leave(name, "popTo(_:) is pop(to:) now if this is a tree's")
  }

  private func madeType(_ call: FunctionCallExprSyntax) -> String? { call.calledExpression.typeName }
}

extension FunctionCallExprSyntax {
  /// Whether the type is left out: `.init(…)`.
  var isImplicit: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil && member.declName.baseName.text == "init"
  }

  /// Whether it is handed on under this label.
  func isArgument(_ label: String) -> Bool { parent?.as(LabeledExprSyntax.self)?.label?.text == label }
}
