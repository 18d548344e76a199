import Waymark
import WaymarkTesting

/// A tab that comes or goes, in tabs anywhere in a tree.
package enum TabChange: CustomStringConvertible {
  case insert(RouteTab<Place>, at: Int, in: BranchPath)
  case remove(Place, in: BranchPath)

  /// Carries it out.
  ///
  /// - Parameter editor: The tree.
  package func apply(to editor: inout TreeEditor<Place>) {
    switch self {
    case .insert(let tab, let index, let path): editor.insertTab(tab, at: index, in: path)
    case .remove(let key, let path): editor.removeTab(key, in: path)
    }
  }

  package var description: String {
    switch self {
    case .insert(let tab, let index, let path): "insert tab \(tab.key) at \(index) of \(path)"
    case .remove(let key, let path): "remove tab \(key) of \(path)"
    }
  }
}

extension SplitMix {
  /// A tab that comes or goes.
  ///
  /// - Parameters:
  ///   - tree: The tree that it is in.
  ///   - count: How many places have been named.
  /// - Returns: The change; `nil` where there are no tabs.
  package mutating func tabChange(in tree: EntryTree<Place>, named count: inout Int) -> TabChange? {
    guard let path = tree.tabsPaths.randomElement(using: &self),
      case .tabs(let tabs)? = tree.container(at: path)
    else { return nil }
    let key = Place("t\(Int.random(in: 0..<5, using: &self))")
    guard tabs.index(of: key) == nil else { return .remove(key, in: path) }
    let tab = RouteTab(key, .stack(stack(named: &count)))
    return .insert(tab, at: Int.random(in: 0...tabs.count, using: &self), in: path)
  }
}
