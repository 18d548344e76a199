import Waymark

@testable import WaymarkBindings

/// How views say what appears and disappears.
enum Reporting {
  /// When it happens.
  case prompt
  /// Later, in the order in which it happened, perhaps when nobody waits for it any more.
  case late
  /// At any time, in any order, several times or not at all.
  case wild
  /// Not at all.
  case never
}

extension Views {
  func tell(_ report: @escaping @MainActor (BindingHost<Place>) -> Void) {
    guard let host else { return }
    switch reporting {
    case .never: return
    case .prompt: report(host)
    case .late:
      reports.append((max(reports.last?.delay ?? 0, Int.random(in: 0...90, using: &random)), report))
    case .wild:
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        if Bool.random(using: &random) {
          report(host)
        } else {
          reports.append((Int.random(in: 0...90, using: &random), report))
        }
      }
    }
  }

  func deliverReports() {
    guard !reports.isEmpty, let host else { return }
    for index in reports.indices { reports[index].delay -= 1 }
    let due = reports.filter { $0.delay < 0 }
    reports.removeAll { $0.delay < 0 }
    for report in due { report.report(host) }
  }

  /// A transition of the user's has begun.
  func tellHold(_ isUnderWay: @escaping @MainActor () -> Bool) {
    // Views that hear of it at all hear of it at once.
    if reporting == .never || (reporting == .wild && Bool.random(using: &random)) { return }
    host?.hold(while: isUnderWay)
  }

  func tellWillAppear(_ screen: ScreenNode<Place>) { tell { $0.screenWillAppear(screen) } }

  func tellAppearances() {
    var visible: [ScreenNode<Place>] = []
    for layer in layers.reversed() where !isHidden {
      if layer.phase == .there, !layer.model.isAlert {
        for stack in layer.content.resting { if let top = stack.screens.last { visible.append(top.model) } }
      }
      if layer.model.style == .fullScreen, layer.phase == .there { break }
    }
    let before = appeared
    appeared = visible
    for screen in before where !visible.contains(screen) { tell { $0.screenDidDisappear(screen) } }
    for screen in visible where !before.contains(screen) { tell { $0.screenDidAppear(screen) } }
    tellModals()
  }

  /// The contents of modals come and go with what covers them too.
  func tellModals() {
    var visible: [LayerModel<Place>] = []
    for layer in layers.reversed() where !isHidden {
      if layer.model.style != nil, !layer.model.isAlert { visible.append(layer.model) }
      if layer.model.style == .fullScreen, layer.phase == .there { break }
    }
    let before = modals
    modals = visible
    for layer in before where !visible.contains(where: { $0 === layer }) {
      tell { $0.modalDidDisappear(layer) }
    }
    for layer in visible where !before.contains(where: { $0 === layer }) {
      tell { $0.modalDidAppear(layer) }
    }
  }
}
