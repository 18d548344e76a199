/// Finds the link that prints a route.
@usableFromInline
final class PrintIndex<R: Route>: Sendable {
  /// The links without parameters by the route they make, the one declared first.
  @usableFromInline let constants: [R: Int]
  /// The other links by the case they make, in the order declared, and those of `others` among them.
  private let cases: [EnumCase.Key: [Int]]
  /// The links of which it is not known what they make, since there is no example that they take.
  private let others: [Int]
  /// All of them with parameters, in the order declared.
  private let parametric: [Int]
  /// The texts that the parameters of the links may have, none where that is any; nothing for a link without such lists.
  @usableFromInline let lists: [[[String]]]
  /// The functions that make the texts of the parameters of each link.
  @usableFromInline let printers: [LinkPrinter<R>]
  /// The text that each link prints around them.
  private let templates: [LinkTemplate]

  init(_ links: [Link<R>]) {
    var constants: [R: Int] = [:]
    var cases: [EnumCase.Key: [Int]] = [:]
    var others: [Int] = []
    var parametric: [Int] = []
    let lists = links.map { link in
      let lists = link.pattern.parameters.map(\.allowed)
      return lists.allSatisfy(\.isEmpty) ? [] : lists
    }
    for (index, link) in links.enumerated() where link.isSound && !link.isRetired {
      if link.body.constant == nil { parametric.append(index) }
      if let constant = link.body.constant, constants[constant] == nil {
        constants[constant] = index
      } else if let example = link.body.example(lists[index]) {
        cases[EnumCase.key(of: example), default: []].append(index)
      } else {
        others.append(index)
      }
    }
    printers = links.map(\.body.print)
    templates = links.map { LinkTemplate($0.pattern, types: $0.body.types) }
    self.constants = constants
    self.cases = others.isEmpty ? cases : cases.mapValues { ($0 + others).sorted() }
    self.others = others
    self.parametric = parametric
    self.lists = lists
  }

  /// The texts of a link's parameters in a route; `nil` if the link does not stand for it.
  @inlinable
  func texts(of route: R, in link: Int) -> [[String]]? { printers[link](route, lists[link]) }

  /// A link with the texts of its parameters filled in, without scheme and host; `nil` if a text has no place in it.
  func text(of link: Int, _ texts: [[String]]) -> String? { templates[link].text(texts) }

  /// The links that print a route of their case, the one declared first in front.
  func candidates(for route: R, constant: Int?) -> [Int] {
    let found = cases[EnumCase.key(of: route)] ?? others
    return constant.map { (found + [$0]).sorted() } ?? found
  }

  /// The links of other cases, the one declared first in front: what makes a route of parameters may choose between cases.
  func remainder(beside candidates: [Int]) -> [Int] {
    let candidates = Set(candidates)
    return parametric.filter { !candidates.contains($0) }
  }
}
