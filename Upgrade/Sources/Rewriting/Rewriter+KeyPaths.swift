import SwiftSyntax

/// Key paths, and members of the type that an extension is of, which stand without it.
extension Rewriter {
  func renameComponents(_ node: KeyPathExprSyntax) {
    // What a path begins with says what its first name is of, and the name before says it of the others.
    var kind = node.root.flatMap { declarations.kind(of: TypeName($0)) }
    for component in node.components {
      guard case .property(let property) = component.component else { continue }
      let name = property.declName.baseName
      switch name.name {
      case "navigation":
        if let kind, kind.hasNavigationID {
          replace(name, with: "navigationID")
        } else if kind == nil {
          leave(node, Self.navigationText)
        }
      case "settled", "events":
        if kind == .router || (kind == nil && !declarations.declares(name.name)) {
          leave(node, "\(name.name) is \(name.name)() now if this is a router's, and no key path")
        }
      case "tabCount":
        if kind == .path {
          replace(name, with: "branchCount")
        } else if kind == nil, !declarations.declares(name.name) {
          leave(node, "tabCount is branchCount now if this is a ContainerPath")
        }
      default: break
      }
      kind = scope.property(name.name)
    }
  }

  /// A name alone that is a member of what is extended here, unless the app has one of this name.
  func ownMember(_ node: DeclReferenceExprSyntax) {
    guard Renames.ofExtended.contains(node.baseName.name),
      let kind = declarations.kind(of: TypeName(node.enclosingType)),
      let new = newName(of: node, in: kind),
      !scope.isLocal(node)
    else { return }
    if declarations.declares(node.baseName.name, in: node.enclosingType) {
      leave(node, "\(node.baseName.name) is \(new) now if this is Waymark's")
    } else {
      replace(node.baseName, with: new)
    }
  }

  private func newName(of node: DeclReferenceExprSyntax, in kind: Kind) -> String? {
    let name = node.baseName.name
    let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == ExprSyntax(node).id ? $0 : nil
    }
    let label = call?.arguments.first?.label?.name
    return switch (kind, name) {
    case (.router, "settled") where call == nil, (.router, "events") where call == nil: "\(name)()"
    case (.router, "leave"): "askToLeave"
    case (.router, "replace") where label == "with": "replaceTop"
    case (.path, _) where Renames.ofPaths[name] != nil: Renames.ofPaths[name]
    case (.path, "tab") where label == "at": "branch"
    case (_, "navigation") where kind.hasNavigationID: "navigationID"
    default: nil
    }
  }
}
