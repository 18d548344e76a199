import SwiftParser
import SwiftSyntax

/// Finds in one file what has another name now.
final class Rewriter: SyntaxVisitor {
  let declarations: Declarations
  let scope: Scope
  let lines: SourceLocationConverter
  private(set) var edits: Set<Edit> = []
  private(set) var undecided: Set<Undecided> = []

  private init(tree: SourceFileSyntax, declarations: Declarations) {
    self.declarations = declarations
    scope = Scope(declarations: declarations)
    lines = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Rewrites a file.
  ///
  /// - Returns: The new bytes, and what could not be decided. A file that does not import Waymark is as it was.
  static func rewrite(
    _ source: [UInt8], _ tree: SourceFileSyntax, knowing declarations: Declarations
  ) -> (bytes: [UInt8], undecided: [Undecided]) {
    guard tree.importsWaymark else { return (source, []) }
    let rewriter = Rewriter(tree: tree, declarations: declarations)
    rewriter.walk(tree)
    return (Edit.apply(rewriter.edits, to: source), rewriter.undecided.sorted())
  }

  func replace(_ token: TokenSyntax, with text: String) { replace(token.bytes, with: text) }

  func replace(_ range: Range<Int>, with text: String) { edits.insert(Edit(range: range, text: text)) }

  func insert(_ text: String, at position: Int) { edits.insert(Edit(range: position..<position, text: text)) }

  func leave(_ node: some SyntaxProtocol, _ text: String) {
    let place = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    undecided.insert(Undecided(line: place.line, text: text))
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name, node.genericArgumentClause, isQualified: false, at: node)
    if node.name.text == "RouteValue", !declarations.types.contains("RouteValue") {
      replace(node.name, with: "R")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let module = node.baseType.as(IdentifierTypeSyntax.self)?.name.text
    if node.name.text == "RouteValue" {
      replace(node.name, with: "R")
    } else if let module, Renames.modules.contains(module) {
      rename(node.name, node.genericArgumentClause, isQualified: true, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A member's name is seen with what it is a member of.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .skipChildren
    }
    let generic = node.parent?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
    rename(node.baseName, generic, isQualified: false, at: node)
    return .visitChildren
  }

  func rename(
    _ name: TokenSyntax, _ generic: GenericArgumentClauseSyntax?, isQualified: Bool,
    at node: some SyntaxProtocol
  ) {
    guard let new = Renames.types[name.text] else { return }
    if !isQualified, declarations.types.contains(name.text) {
      leave(node, "\(name.text) may be the app's own type or Waymark's, which is \(new) now")
      return
    }
    if Renames.errors.contains(name.text), node.isInPattern {
      leave(node, "\(name.text) was an enum: HostError is a structure, whose values are compared with ==")
    }
    // Where the app has a type of the new name, the module tells them apart.
    replace(name, with: !isQualified && declarations.types.contains(new) ? "Waymark.\(new)" : new)
    if let generic, Renames.noLongerGeneric.contains(name.text) { replace(generic.bytes, with: "") }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    renameMember(node)
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.components.count == 1, case .property(let property)? = node.components.first?.component,
      property.declName.baseName.text == "navigation"
    else { return .visitChildren }
    switch node.root.map({ Kind(type: $0) }) {
    case let kind? where kind.hasNavigationID: replace(property.declName.baseName, with: "navigationID")
    case nil: leave(node, Self.navigationText)
    default: break
    }
    return .visitChildren
  }

  static let navigationText =
    "navigation is navigationID now if this is an event's, a step's, a proposal's or what didNavigate tells"

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    renameLabels(node)
    return .visitChildren
  }
}

extension SourceFileSyntax {
  /// Whether one of Waymark's modules is imported, also inside `#if`.
  var importsWaymark: Bool {
    final class Imports: SyntaxVisitor {
      var isFound = false
      override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        isFound = isFound || Renames.modules.contains(node.path.first?.name.text ?? "")
        return .skipChildren
      }
    }
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(self)
    return imports.isFound
  }
}

extension SyntaxProtocol {
  /// Whether it is part of a pattern of a `switch`, an `if case` or a `catch`.
  var isInPattern: Bool {
    var node = Syntax(self)
    while let outer = node.parent {
      if outer.is(SwitchCaseItemSyntax.self) || outer.is(CatchItemSyntax.self) { return true }
      if let match = outer.as(MatchingPatternConditionSyntax.self) {
        return node.id == Syntax(match.pattern).id
      }
      if outer.is(CodeBlockItemSyntax.self) { return false }
      node = outer
    }
    return false
  }
}
