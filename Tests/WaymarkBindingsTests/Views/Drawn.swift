import Waymark

@testable import WaymarkBindings

/// The picture that views show at the moment.
@MainActor
indirect enum Drawn {
  case stack(DrawnStack)
  case tabs(DrawnTabs)
  case columns(DrawnColumns)

  init(_ seen: Seen.Content, isCompact: Bool) {
    switch seen {
    case .stack(let model, let screens): self = .stack(DrawnStack(model: model, screens: screens))
    case .tabs(let model, let tabs, let selection):
      self = .tabs(
        DrawnTabs(
          model: model, tabs: tabs.map { ($0.key, Drawn($0.content, isCompact: isCompact)) },
          selection: selection))
    case .columns(let model, let columns, let front):
      self = .columns(
        DrawnColumns(
          model: model, columns: columns.map { Drawn($0, isCompact: isCompact) }, front: front,
          isCompact: isCompact))
    }
  }

  var identity: ObjectIdentifier {
    switch self {
    case .stack(let stack): ObjectIdentifier(stack.model)
    case .tabs(let tabs): ObjectIdentifier(tabs.model)
    case .columns(let columns): ObjectIdentifier(columns.model)
    }
  }

  /// The stack that has the focus.
  var front: DrawnStack? {
    switch self {
    case .stack(let stack): stack
    case .tabs(let tabs): tabs.tabs.first { $0.key == tabs.selection }?.content.front
    case .columns(let columns): columns.columns[columns.front].front
    }
  }

  /// The stacks that are seen.
  var seen: [DrawnStack] {
    switch self {
    case .stack(let stack): [stack]
    case .tabs(let tabs): tabs.tabs.first { $0.key == tabs.selection }?.content.seen ?? []
    case .columns(let columns): columns.seen.flatMap(\.seen)
    }
  }

  /// The tabs that are seen, the outermost first.
  var seenTabs: [DrawnTabs] {
    switch self {
    case .stack: []
    case .tabs(let tabs):
      [tabs] + (tabs.tabs.first { $0.key == tabs.selection }?.content.seenTabs ?? [])
    case .columns(let columns): columns.seen.flatMap(\.seenTabs)
    }
  }

  /// The columns that are seen, the outermost first.
  var seenColumns: [DrawnColumns] {
    switch self {
    case .stack: []
    case .tabs(let tabs): tabs.tabs.first { $0.key == tabs.selection }?.content.seenColumns ?? []
    case .columns(let columns): [columns] + columns.seen.flatMap(\.seenColumns)
    }
  }

  /// Whether something that is seen is under way.
  var isMoving: Bool {
    seen.contains { $0.transition != nil } || seenColumns.contains { $0.transition != nil }
  }

  func forEachStack(_ body: (DrawnStack) -> Void) {
    switch self {
    case .stack(let stack): body(stack)
    case .tabs(let tabs): for tab in tabs.tabs { tab.content.forEachStack(body) }
    case .columns(let columns): for column in columns.all { column.forEachStack(body) }
    }
  }

  func forEachColumns(_ body: (DrawnColumns) -> Void) {
    switch self {
    case .stack: break
    case .tabs(let tabs): for tab in tabs.tabs { tab.content.forEachColumns(body) }
    case .columns(let columns):
      body(columns)
      for column in columns.all { column.forEachColumns(body) }
    }
  }

  var container: Container<Entry<Place>>? {
    switch self {
    case .stack(let stack):
      let entries = stack.screens.map { Entry(id: $0.model.id, route: $0.route) }
      return RouteStack(elements: entries).map { .stack($0) }
    case .tabs(let tabs):
      let all = tabs.tabs.compactMap { tab in
        tab.content.container.map { RouteTab<Entry<Place>>(tab.key, $0) }
      }
      return RouteTabs(checking: all, selectedKey: tabs.selection).map { .tabs($0) }
    case .columns(let columns):
      let filled = columns.columns.compactMap(\.container)
      return RouteColumns(capacity: columns.model.capacity, filled: filled, front: columns.front)
        .map { .columns($0) }
    }
  }
}

/// A navigation stack.
@MainActor
final class DrawnStack {
  struct Transition {
    var framesLeft: Int
    let target: [Seen.Screen]
    let isSwipe: Bool
  }

  let model: StackModel<Place>
  var screens: [Seen.Screen]
  var transition: Transition?
  /// Whether it will write what the user has done, before which it takes nothing up.
  var isWriting = false

  init(model: StackModel<Place>, screens: [Seen.Screen]) {
    self.model = model
    self.screens = screens
  }
}

/// A tab view.
@MainActor
final class DrawnTabs {
  let model: TabsModel<Place>
  var tabs: [(key: Place, content: Drawn)]
  var selection: Place

  init(model: TabsModel<Place>, tabs: [(key: Place, content: Drawn)], selection: Place) {
    self.model = model
    self.tabs = tabs
    self.selection = selection
  }
}

/// A split view.
@MainActor
final class DrawnColumns {
  struct Transition {
    var framesLeft: Int
    let columns: [Drawn]
    let front: Int
    let isSwipe: Bool
  }

  let model: ColumnsModel<Place>
  var columns: [Drawn]
  var front: Int
  /// Whether it shows one column at a time.
  var isCompact: Bool
  var transition: Transition?
  /// Whether it will write what the user has done, before which it takes nothing up.
  var isWriting = false
  /// The root of the column that the user leaves or has left, and when that was written, if it was.
  var left: (root: EntryID, writtenAt: Duration?)?
  /// Counts how often there was room for more or fewer columns.
  var turnCount = 0
  /// When that was last.
  var turnedAt = Duration.zero

  init(model: ColumnsModel<Place>, columns: [Drawn], front: Int, isCompact: Bool) {
    self.model = model
    self.columns = columns
    self.front = front
    self.isCompact = isCompact || model.isAlone
  }

  /// The columns that are seen.
  var seen: [Drawn] { isCompact ? [columns[front]] : columns }

  /// The columns, and those that come.
  var all: [Drawn] {
    columns + (transition?.columns.filter { new in !columns.contains { $0.identity == new.identity } } ?? [])
  }
}

/// The root, or what is presented.
@MainActor
final class DrawnLayer {
  enum Phase: Equatable {
    case coming(Int)
    case there
    case going(Int, isPull: Bool)
  }

  let model: LayerModel<Place>
  var presentation: Presentation?
  var content: Drawn
  var phase: Phase

  init(_ seen: Seen.Layer, _ phase: Phase, isCompact: Bool) {
    model = seen.model
    presentation = seen.presentation
    content = Drawn(seen.content, isCompact: isCompact)
    self.phase = phase
  }
}
