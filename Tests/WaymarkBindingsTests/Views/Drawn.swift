import Waymark

@testable import WaymarkBindings

/// What views show at the moment.
@MainActor
indirect enum Drawn {
  case stack(DrawnStack)
  case tabs(DrawnTabs)

  init(_ seen: Seen.Content) {
    switch seen {
    case .stack(let model, let screens): self = .stack(DrawnStack(model: model, screens: screens))
    case .tabs(let model, let tabs, let selection):
      self = .tabs(
        DrawnTabs(model: model, tabs: tabs.map { ($0.key, Drawn($0.content)) }, selection: selection))
    }
  }

  var identity: ObjectIdentifier {
    switch self {
    case .stack(let stack): ObjectIdentifier(stack.model)
    case .tabs(let tabs): ObjectIdentifier(tabs.model)
    }
  }

  /// The stack that the selected tabs lead to.
  var front: DrawnStack? {
    switch self {
    case .stack(let stack): stack
    case .tabs(let tabs): tabs.tabs.first { $0.key == tabs.selection }?.content.front
    }
  }

  func forEachStack(_ body: (DrawnStack) -> Void) {
    switch self {
    case .stack(let stack): body(stack)
    case .tabs(let tabs): for tab in tabs.tabs { tab.content.forEachStack(body) }
    }
  }

  var container: Container<Entry<Place>>? {
    switch self {
    case .stack(let stack):
      let entries = stack.screens.map { Entry(id: $0.model.id, route: $0.route) }
      return RouteStack(elements: entries).map { .stack($0) }
    case .tabs(let tabs):
      let all = tabs.tabs.compactMap { tab in
        tab.content.container.map { RouteTab<Entry<Place>>(key: tab.key, container: $0) }
      }
      return RouteTabs(tabs: all, selectedKey: tabs.selection).map { .tabs($0) }
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

/// The root, or what is presented.
@MainActor
final class DrawnLayer {
  enum Phase: Equatable {
    case coming(Int)
    case there
    case going(Int, isPull: Bool)
  }

  let model: LayerModel<Place>
  var content: Drawn
  var phase: Phase

  init(_ seen: Seen.Layer, _ phase: Phase) {
    model = seen.model
    content = Drawn(seen.content)
    self.phase = phase
  }
}
