import SwiftSyntax

/// Labels of what is made.
extension Rewriter {
  func renameLabels(_ call: FunctionCallExprSyntax) {
    let type = call.calledExpression.typeName
    // One of Waymark's, as far as its name says.
    let name = type.flatMap { $0.isWaymarks || !declarations.hasType($0.name, at: call) ? $0.name : nil }
    if let selected = call.arguments.first(where: { $0.label?.name == "selected" })?.label {
      if let name, Renames.withTabs.contains(name) {
        replace(selected, with: "selectedKey")
      } else if type == nil, call.isImplicit {
        if call.arguments.first?.label?.name == "tabs" {
          replace(selected, with: "selectedKey")
        } else {
          leave(selected, "selected: is selectedKey: now if these are tabs")
        }
      }
    }
    if let animated = call.arguments.first?.label, animated.name == "animated" {
      if name == "NavigationOptions"
        || (call.isImplicit && call.isArgument("options") && !declarations.hasProperty("animated"))
      {
        replace(animated, with: "isAnimated")
      } else if call.isImplicit {
        leave(animated, "animated: is isAnimated: now if these are NavigationOptions")
      }
    }
    if name == "RouterEvent" || name == "LinkError" {
      leave(call, "\(name ?? "") is made by Waymark alone now")
    }
    popToInside(call)
  }

  /// `popTo(…)` inside an extension of a tree.
  private func popToInside(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.name == "popTo",
      !declarations.functions.contains("popTo")
    else { return }
    leave(name, "popTo(_:) is pop(to:) now if this is a tree's")
  }
}

extension FunctionCallExprSyntax {
  /// Whether the type is left out: `.init(…)`.
  var isImplicit: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil && member.declName.baseName.name == "init"
  }

  /// Whether it is handed on under this label.
  func isArgument(_ label: String) -> Bool { parent?.as(LabeledExprSyntax.self)?.label?.name == label }
}
