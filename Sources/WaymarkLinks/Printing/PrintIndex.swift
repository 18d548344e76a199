/// Finds the link that prints a route.
struct PrintIndex<R: Route>: Sendable {
  /// The links without parameters by the route they make, the one declared first.
  private let constants: [R: Int]
  /// The other links by the name of the case they make, in the order declared.
  private let cases: [String: [Int]]
  /// The links of which it is not known what they make, since there is no example that they take.
  private let others: [Int]
  /// All of them with parameters, in the order declared.
  private let parametric: [Int]
  /// The texts that the parameters of the links may have, none where that is any; nothing for a link without such lists.
  private let lists: [[[String]]]

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
    self.constants = constants
    self.cases = cases
    self.others = others
    self.parametric = parametric
    self.lists = lists
  }

  /// The texts that the parameters of a link may have.
  func lists(of link: Int) -> [[String]] { lists[link] }

  /// The links that print a route of their case, the one declared first in front.
  func candidates(for route: R) -> [Int] {
    var found = constants[route].map { [$0] } ?? []
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
