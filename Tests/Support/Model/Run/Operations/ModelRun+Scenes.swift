import Waymark

/// What hardly ever comes together by chance, and what users do.
extension ModelRun {
  func playScene() {
    guard !traits.isQuiet else { return navigate() }
    if has(.tabPicks), random.chance(50) { pickWhereAnotherComes() } else { returnAcrossTabs() }
  }

  /// A modal with tabs gives way to one that looks the same, and the user still picks a tab in it.
  private func pickWhereAnotherComes() {
    guard let displayed = stage?.displayed, displayed.top > 0,
      case .tabs(let tabs, let selected)? = displayed.layers.last?.box, tabs.count > 1
    else { return present(.tabs(twinTabs(), selected: 0)) }
    replaceTopModal()
    guard let shown = stage?.displayed, shown.top == displayed.top else { return }
    let other = (selected + 1 + random.below(tabs.count - 1)) % tabs.count
    userSelects(PlainPath(layer: shown.top, tabs: [other]))
  }

  /// A tab changes under a modal, and the modal returns something.
  private func returnAcrossTabs() {
    guard let shown = reference.shown, shown == reference.tree, shown.top > 0,
      case .tabs(let tabs, let selected) = shown.layers[shown.top - 1].box, tabs.count > 1,
      let modal = stage?.screens[shown.layers[shown.top].box.rootID]
    else {
      guard reference.tree.top > 0 || reference.tree.selections.isEmpty else {
        return present(.stack([PlainEntry(id: 0, spot: random.spot())]))
      }
      return navigate(.setRoot(.tabs(twinTabs(), selected: 0)))
    }
    userSelects(PlainPath(layer: shown.top - 1, tabs: [(selected + 1) % tabs.count]))
    act(on: modal, choice: 9)
  }

  private func present(_ box: PlainBox) { navigate(.present(PlainLayer(style: random.style(), box: box))) }

  /// Two tabs, each a stack.
  private func twinTabs() -> [PlainTab] {
    let first = random.below(Spot.count)
    return [first, (first + 1) % Spot.count].map { number in
      PlainTab(key: Spot(number: number), box: .stack(random.entries(upTo: 3)))
    }
  }

  /// Puts a modal that looks the same in the place of one, with whatever tabs it has.
  func replaceTopModal() {
    guard reference.tree.top > 0, var twin = reference.tree.layers.last else { return navigate() }
    if random.chance(50) { twin.style = random.style() }
    if case .tabs(var tabs, _) = twin.box {
      if random.chance(50) { tabs.shuffle(using: &random) }
      twin.box = .tabs(tabs, selected: random.below(tabs.count))
    }
    navigate(.edit([.dismiss, .present(twin)]))
  }
}
