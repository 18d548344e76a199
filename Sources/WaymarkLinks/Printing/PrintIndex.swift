/// Finds the link that prints a route.
@usableFromInline
struct PrintIndex<R: Route>: Sendable {
  /// The links without parameters by the route they make, the one declared first.
  @usableFromInline let constants: [R: Int]
  /// The other links by the name of the case they make, in the order declared.
  private let cases: [String: [Int]]
  /// The links of which it is not known what they make, since there is no example that they take.
  private let others: [Int]
  /// All of them with parameters, in the order declared.
  private let parametric: [Int]
  /// The texts that the parameters of the links may have, none where that is any; nothing for a link without such lists.
  private let lists: [[[String]]]
  /// What makes the texts of the parameters of each link.
  private let printers: [LinkPrinter<R>]
  /// What each link prints around them.
  private let templates: [LinkTemplate]
  /// Whether all that have parameters say how to take these out of a route, and are few enough to be asked one after the other in
  /// less time than it takes to find the name of a case by reflection.
  private let isAsked: Bool

  /// How many links are asked at most: a few nanoseconds each, where reflection takes two thousand.
  private static var mostAsked: Int { 128 }

  init(_ links: [Link<R>]) {
    var constants: [R: Int] = [:]
    var cases: [String: [Int]] = [:]
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
        cases[Self.caseName(of: example), default: []].append(index)
      } else {
        others.append(index)
      }
    }
    printers = links.map(\.body.print)
    templates = links.map { LinkTemplate($0.pattern, types: $0.body.types) }
    isAsked = parametric.count <= Self.mostAsked && parametric.allSatisfy { links[$0].body.isExtracting }
    self.constants = constants
    self.cases = cases
    self.others = others
    self.parametric = parametric
    self.lists = lists
  }

  /// The texts of a link's parameters in a route; `nil` if the link does not stand for it.
  func texts(of route: R, in link: Int) -> [[String]]? { printers[link](route, lists[link]) }

  /// A link with the texts of its parameters filled in, without scheme and host; `nil` if a text has no place in it.
  func text(of link: Int, _ texts: [[String]]) -> String? { templates[link].text(texts) }

  /// The only link that stands for a route, and the texts of its parameters, where all links with parameters can be asked that.
  ///
  /// Where several do, it takes the name of the route's case to know which of them is printed.
  func onlyLink(for route: R, constant: Int?) -> (link: Int, texts: [[String]])? {
    guard isAsked else { return nil }
    var found = constant.map { (link: $0, texts: [[String]]()) }
    for link in parametric {
      guard let texts = printers[link](route, []) else { continue }
      if found != nil { return nil }
      found = (link, texts)
    }
    return found
  }

  /// The links that print a route of their case, the one declared first in front.
  func candidates(for route: R, constant: Int?) -> [Int] {
    var found = constant.map { [$0] } ?? []
    if !cases.isEmpty { found += cases[Self.caseName(of: route)] ?? [] }
    return (found + others).sorted()
  }

  /// The links of other cases, the one declared first in front: what makes a route of parameters may choose between cases.
  func remainder(beside candidates: [Int]) -> [Int] {
    let candidates = Set(candidates)
    return parametric.filter { !candidates.contains($0) }
  }

  /// The name of a case with a payload, and an empty one for anything else.
  private static func caseName(of route: R) -> String {
    let mirror = Mirror(reflecting: route)
    return mirror.displayStyle == .enum ? mirror.children.first?.label ?? "" : ""
  }
}
