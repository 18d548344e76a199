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
    renameRoute(node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    renameRoute(node.name)
    if TypeName(TypeSyntax(node)).isWaymarks {
      rename(node.name, node.genericArgumentClause, isQualified: true, at: node)
    }
    return .visitChildren
  }

  private func renameRoute(_ name: TokenSyntax) {
    guard name.name == "RouteValue", !name.isParameter("RouteValue") else { return }
    if declarations.hasType("RouteValue", at: name) {
      leave(name, "RouteValue may be the app's own type or that of Waymark's entries, which is R now")
    } else {
      replace(name, with: "R")
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.name, Renames.modules.contains(module),
      let name = node.path.last?.name,
      let new = Renames.types[name.name]
    {
      leave(node, "\(name.name) is \(new) now, and may be of another kind")
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A member's name is seen with what it is a member of.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .skipChildren
    }
    let generic = node.parent?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
    rename(node.baseName, generic, isQualified: false, at: node)
    ownMember(node)
    return .visitChildren
  }

  func rename(
    _ name: TokenSyntax, _ generic: GenericArgumentClauseSyntax?, isQualified: Bool,
    at node: some SyntaxProtocol
  ) {
    guard let new = Renames.types[name.name], isQualified || !node.isParameter(name.name) else { return }
    if !isQualified, declarations.hasType(name.name, at: node) {
      leave(node, "\(name.name) may be the app's own type or Waymark's, which is \(new) now")
      return
    }
    if Renames.errors.contains(name.name), node.isInPattern {
      leave(node, "\(name.name) was an enum: HostError is a structure, whose values are compared with ==")
    }
    // Where the app has a type of the new name, the module tells them apart.
    replace(name, with: !isQualified && declarations.hasType(new, at: node) ? "Waymark.\(new)" : new)
    if let generic, Renames.noLongerGeneric.contains(name.name) { replace(generic.bytes, with: "") }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    renameMember(node)
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    renameComponents(node)
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
        isFound = isFound || Renames.modules.contains(node.path.first?.name.name ?? "")
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
