/// A place of a source with all the mutants that take it.
struct SchemaSite {
  enum Kind: Int {
    case insertion
    case statement
    case expression
  }

  let kind: Kind
  let range: Range<Int>
  var mutants: [Int]

  /// The places of mutants in the order in which they are written: those around others first.
  static func sites(of mutants: [Mutant], _ kept: [Int]) -> [SchemaSite] {
    let single = kept.map {
      SchemaSite(kind: Kind(mutants[$0].form), range: mutants[$0].range, mutants: [$0])
    }
    var sites: [SchemaSite] = []
    for site in single.sorted(by: isBefore) {
      if let last = sites.last, last.kind == site.kind, last.range == site.range {
        sites[sites.count - 1].mutants += site.mutants
      } else {
        sites.append(site)
      }
    }
    return sites
  }

  private static func isBefore(_ one: SchemaSite, _ other: SchemaSite) -> Bool {
    if one.range.lowerBound != other.range.lowerBound { return one.range.lowerBound < other.range.lowerBound }
    if (one.kind == .insertion) != (other.kind == .insertion) { return one.kind == .insertion }
    if one.range.upperBound != other.range.upperBound { return one.range.upperBound > other.range.upperBound }
    if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
    return one.mutants[0] < other.mutants[0]
  }
}

extension SchemaSite.Kind {
  init(_ form: Mutant.Form) {
    self =
      switch form {
      case .expression: .expression
      case .statement: .statement
      case .insertion: .insertion
      }
  }
}
