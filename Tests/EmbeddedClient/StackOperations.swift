import WaymarkState

/// Every operation of a stack by itself.
public func callStackOperations() -> Int {
  var stack: RouteStack<Place> = [.home, .item(1)]
  stack.push(.shop(.catalogue))
  stack.pop(1)
  let made = RouteStack<Place>(root: .home, pushed: [.shop(.product(id: 1))])
  let optional = RouteStack<Place>(elements: made.elements)
  var sum = stack.count
  if made.root == made.top || optional != made { sum += 1 }
  return sum ^ stack.top.hashValue
}

/// Every operation of a container, tabs and modals by themselves.
public func callContainerOperations() -> Int {
  let first = RouteTab<Place>(.home)
  let second = RouteTab<Place>(.item(1), [.item(1), .item(2)])
  let third = RouteTab<Place>(.item(3), .stack(.item(3), .item(4)))
  let tabs = RouteTabs<Place>(first, second, selectedKey: .item(1))
  let optional = RouteTabs<Place>(checking: tabs.tabs + [third], selectedKey: tabs.selectedKey)
  let modal = Modal<Place>(.fullScreen, .tabs(tabs))
  let sheet = Modal<Place>(.sheet, [.home])
  var sum = tabs.selectedIndex
  if tabs.selected.key == tabs.tabs[0].key, tabs.tabs[1].container.root == modal.root { sum += 1 }
  if modal.style == sheet.style || optional == tabs { sum += 1 }
  modal.container.forEachElement { sum += $0.route == .home ? 1 : 2 }
  if modal.container.visibleElement == sheet.root.elementIdentity { sum += 1 }
  if let style = Presentation.Style(rawValue: Presentation.Style.popover.rawValue), style != .alert {
    sum += 1
  }
  return sum ^ modal.root.hashValue
}
