import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a file that can be changed.
///
/// It leaves out code whose effect cannot be seen from outside, where the syntax tells: messages,
/// descriptions, hashes, capacities, `assert`, and code for some platforms only.
final class Finder: SyntaxVisitor {
  let file: String
  let bytes: [UInt8]
  let lines: SourceLocationConverter
  private(set) var mutants: [Mutant] = []
  private var seen: Set<String> = []

  private init(file: String, source: String, tree: SourceFileSyntax) {
    self.file = file
    bytes = Array(source.utf8)
    lines = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  static func mutants(of source: String, file: String) -> [Mutant] {
    let folded = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    guard let tree = folded.as(SourceFileSyntax.self) else { return [] }
    let finder = Finder(file: file, source: source, tree: tree)
    finder.walk(tree)
    return finder.mutants.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Adding

  func text(_ node: some SyntaxProtocol) -> String { text(node.trimmedByteRange) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func add(_ form: Mutant.Form, _ range: Range<Int>, _ change: String, at node: some SyntaxProtocol) {
    guard seen.insert("\(range) \(form)").inserted else { return }
    let (name, declarationRange) = enclosingDeclaration(of: node)
    let line = lines.location(for: AbsolutePosition(utf8Offset: node.trimmedByteRange.lowerBound)).line
    mutants.append(
      Mutant(
        line: "\(file):\(line) | \(name) | \(change.onOneLine)", form: form, range: range,
        declarationRange: declarationRange))
  }

  /// Replaces an expression.
  func replace(_ node: some ExprSyntaxProtocol, by replacement: String) {
    guard !isPlace(node) else { return }
    add(
      .expression(replacement), node.trimmedByteRange, "\(text(node).shortened) → \(replacement.shortened)",
      at: node)
  }

  /// Replaces a part of an expression; all of the chain of members and calls that it belongs to is built twice.
  func replace(_ part: some SyntaxProtocol, in node: some ExprSyntaxProtocol, by replacement: String) {
    let whole = chain(around: ExprSyntax(node))
    guard !isPlace(whole) else { return }
    let (outer, inner) = (whole.trimmedByteRange, part.trimmedByteRange)
    let changed =
      text(outer.lowerBound..<inner.lowerBound) + replacement + text(inner.upperBound..<outer.upperBound)
    // Named by the smaller expression, so that the name stays readable.
    let small = node.trimmedByteRange
    let smallChanged =
      text(small.lowerBound..<inner.lowerBound) + replacement + text(inner.upperBound..<small.upperBound)
    add(.expression(changed), outer, "\(text(node)) → \(smallChanged)", at: node)
  }

  // MARK: Code that is passed over

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Code that is changed

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledName
    if Unseen.calls.contains(name) { return .skipChildren }
    if name == "precondition" {
      // Tests see the condition of a precondition, and not its message.
      if let condition = node.arguments.first?.expression {
        changeCondition(condition)
        walk(condition)
      }
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    node.label.map { Unseen.labels.contains($0.text) } == true ? .skipChildren : .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    changeOperator(node)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { replace(node, by: text(node.expression)) }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node, by: node.literal.text == "true" ? "false" : "true")
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    changeCondition(node.condition)
    return .visitChildren
  }

  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    changeConditions(node)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    changeCondition(node.condition)
    replace(node.condition, by: "true")
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    changeCases(of: node)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    insert("if #m { break }", into: node.body.statements, after: node.body.leftBrace, "no turn of the loop")
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Unseen.functions.contains(node.name.text) { return .skipChildren }
    if let body = node.body {
      returnEarly(
        body.statements, after: body.leftBrace, type: node.signature.returnClause?.type, in: Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.optionalMark != nil, let body = node.body {
      insert("if #m { return nil }", into: body.statements, after: body.leftBrace, "return nil at once")
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      Unseen.properties.contains(name)
    {
      return .skipChildren
    }
    if let block = node.accessorBlock { returnEarly(block, type: node.typeAnnotation?.type) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let block = node.accessorBlock { returnEarly(block, type: node.returnClause.type) }
    return .visitChildren
  }
}
