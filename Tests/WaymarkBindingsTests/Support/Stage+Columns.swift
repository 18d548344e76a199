import Testing
import Waymark

@testable import WaymarkBindings

extension Stage {
  /// A window with columns.
  convenience init(columns: [Place]..., capacity: Int = 2, front: Int? = nil, isWide: Bool = false) throws {
    let filled = try columns.map { Container.stack(try #require(RouteStack(elements: $0))) }
    let columns = try #require(RouteColumns(capacity: capacity, filled: filled, front: front))
    self.init(RouteTree(.columns(columns)))
    if isWide {
      views.turn()
      settle()
    }
  }

  /// The columns at the bottom of the window.
  var columns: ColumnsModel<Place> {
    get throws {
      guard case .columns(let columns)? = host.root?.node else { throw CancellationError() }
      return columns
    }
  }

  /// The stack in a column.
  func stack(inColumn index: Int) throws -> StackModel<Place> {
    guard case .stack(let stack)? = try columns.content(at: index) else { throw CancellationError() }
    return stack
  }

  /// The screens that are there, by their entries.
  var screens: [EntryID: ObjectIdentifier] {
    var found: [EntryID: ObjectIdentifier] = [:]
    router.host.tree.forEachElement { found[$0.id] = host.screens[$0.id].map(ObjectIdentifier.init) }
    return found
  }

  /// The phase of the root of a column.
  func phase(ofColumn index: Int) -> ScreenPhase? {
    guard case .columns(let columns) = router.host.tree.root else { return nil }
    return host.screens[columns[index].root.id]?.context.phase
  }
}
