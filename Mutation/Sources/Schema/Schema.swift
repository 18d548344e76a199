/// A file with its mutants in it, each behind a question.
///
/// One mutant is chosen at most, so what stands in for something is the source as it is, and only what it stands in for
/// is changed further.
struct Schema {
  private(set) var text: [UInt8] = []
  private(set) var map = SchemaMap()

  private let source: [UInt8]
  private let mutants: [Mutant]
  private let firstNumber: Int
  private var sites: ArraySlice<SchemaSite>

  /// Builds mutants into a source.
  ///
  /// - Parameters:
  ///   - source: The file as it is.
  ///   - mutants: Its mutants, numbered on from `firstNumber`.
  ///   - kept: Which of them are built in, as positions in `mutants`.
  ///   - firstNumber: The number of the first.
  init(source: String, mutants: [Mutant], kept: [Int], firstNumber: Int) {
    self.source = Array(source.utf8)
    self.mutants = mutants
    self.firstNumber = firstNumber
    sites = SchemaSite.sites(of: mutants, kept)[...]
    write(0..<self.source.count)
  }

  /// Writes a part of the source with the sites that lie in it.
  ///
  /// An insertion at its very end does not belong to it.
  private mutating func write(_ range: Range<Int>) {
    var position = range.lowerBound
    while let site = sites.first, site.range.upperBound <= range.upperBound,
      site.range.lowerBound < range.upperBound
    {
      sites.removeFirst()
      copy(position..<site.range.lowerBound)
      write(site)
      position = site.range.upperBound
    }
    copy(position..<range.upperBound)
  }

  private mutating func write(_ site: SchemaSite) {
    let start = text.count
    if site.kind == .expression { append("(") }
    for index in site.mutants { ask(index) }
    switch site.kind {
    case .insertion: break
    case .expression:
      append("(")
      write(site.range)
      append("))")
    case .statement:
      append("{ ")
      write(site.range)
      append(" }")
    }
    map.sites.append(.init(range: start..<text.count, mutants: site.mutants))
  }

  /// Writes the question for a mutant and what is done if it is the one.
  private mutating func ask(_ index: Int) {
    let question = "_mutant(\(firstNumber + index))"
    let start = text.count
    switch mutants[index].form {
    case .insertion(let template):
      append(template.split(separator: "#m", omittingEmptySubsequences: false).joined(separator: question))
    case .expression(let other): append("\(question) ? (\(other)) : ")
    case .statement(let other): append("if \(question) { \(other) } else ")
    }
    map.alternatives.append(.init(range: start..<text.count, mutants: [index]))
  }

  private mutating func append(_ string: String) { text.append(contentsOf: string.utf8) }

  private mutating func copy(_ range: Range<Int>) {
    map.copies.append(.init(output: text.count, source: range))
    text.append(contentsOf: source[range])
  }
}
