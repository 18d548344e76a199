import WaymarkState

/// Every operation of presentations, and what is made with them.
public func callPresentationOperations() -> Int {
  let sheet = Presentation.sheet(detents: [.medium, .height(200)], selected: .medium)
  var sum = sheet.selected == sheet.detents.first ? 1 : 0
  for presentation in [Presentation.push, .sheet, .fullScreen, .popover, .alert, sheet] {
    sum ^= presentation.hashValue
    if presentation.style == nil { sum += presentation.description.count }
  }
  let modal = Modal<Place>(sheet, .home, .item(1))
  if modal.presentation == sheet { sum += 1 }
  var hasher = Hasher()
  sheet.transition(.zoom(from: "a")).hash(into: &hasher)
  if sheet.transition == .standard, sheet.transition(.fade).transition.zoomSource == nil { sum += 1 }
  let style = TransitionStyle(rawValue: TransitionStyle.custom("curl").rawValue)
  if style == .none || hasher.finalize() == 0 { sum += 1 }
  let tabs = [RouteTab<Place>(.home, .item(1)), RouteTab<Place>(.item(2))]
  let tree = RouteTree<Place>(tabs: tabs, selectedKey: .home)
  return sum ^ tree.visibleElement.hashValue ^ RouteTabs<Place>(tabs).selectedIndex
}
