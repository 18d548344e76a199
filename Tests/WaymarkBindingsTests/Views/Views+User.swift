import Waymark

@testable import WaymarkBindings

extension Views {
  /// The navigation stack in front, if nothing moves there.
  var restingStack: DrawnStack? {
    guard !isHidden, !isInBackground, untoldTurns.isEmpty, let layer = layers.last, layer.phase == .there,
      !layer.model.isAlert, !layer.content.isMoving
    else { return nil }
    return usesAnyColumn ? layer.content.seen.randomElement(using: &random) : layer.content.front
  }

  /// The entry on top of the stack in front.
  var topEntry: EntryID? { restingStack?.screens.last?.model.id }

  /// Swipes back, to the end; the binding is written then or later.
  func swipeBack() -> Bool {
    guard let host, let stack = restingStack, stack.screens.count > 1, let top = stack.screens.last,
      !host.isHeld(top.model.id)
    else { return false }
    closed.insert(top.model.id)
    stack.transition = .init(framesLeft: duration, target: stack.screens.dropLast(), isSwipe: true)
    tellHold { [weak stack] in stack?.transition?.isSwipe == true }
    tellWillAppear(stack.screens[stack.screens.count - 2].model)
    return true
  }

  /// Taps the back button, or picks a line of its menu; the binding is written before the transition.
  func goBack(by count: Int = 1) -> Bool {
    guard let host, let stack = restingStack, stack.screens.count > count, let top = stack.screens.last,
      !host.isHeld(top.model.id)
    else { return false }
    let target = Array(stack.screens.dropLast(count))
    // The host undoes it in a stack that a navigation has hidden and that is yet to be drawn so.
    if host.isInReach(stack.model) {
      closed.insert(stack.screens[target.count].model.id)
      left.formUnion(stack.screens[target.count...].map(\.model.id))
    }
    stack.transition = .init(framesLeft: duration, target: target, isSwipe: false)
    host.write(path: target.dropFirst().map(\.model), to: stack.model)
    return true
  }

  /// Pulls the topmost sheet down, or taps beside a popover.
  func pullDown(isWrittenFirst: Bool = false) -> Bool {
    guard !isHidden, !isInBackground, let host, layers.count > 1, let layer = layers.last,
      layer.phase == .there,
      !layer.model.isAlert,
      layer.model.style != .fullScreen, !host.isHeld(layer.model.firstScreen.id)
    else { return false }
    closed.insert(layer.model.firstScreen.id)
    layer.phase = .going(duration, isPull: !isWrittenFirst)
    if isWrittenFirst {
      host.writeDismissal(of: layer.model)
    } else {
      tellHold { [weak layer] in if case .going(_, isPull: true)? = layer?.phase { true } else { false } }
    }
    return true
  }

  /// Drags the topmost sheet to another of its heights.
  func drag(to detent: Presentation.Detent) -> Bool {
    guard !isHidden, !isInBackground, let host, layers.count > 1, let layer = layers.last,
      layer.phase == .there, let presentation = layer.presentation, presentation.detents.contains(detent),
      presentation.restingDetent != detent
    else { return false }
    layer.presentation = presentation.resting(at: detent)
    host.write(detent, to: layer.model)
    return true
  }

  /// Taps a button of the alert in front.
  func answerAlert(_ value: (any Sendable)?, isWrittenFirst: Bool) -> Bool {
    guard !isHidden, !isInBackground, let host, layers.count > 1, let layer = layers.last,
      layer.phase == .there,
      layer.model.isAlert
    else {
      return false
    }
    closed.insert(layer.model.firstScreen.id)
    layers.removeLast()
    if isWrittenFirst {
      host.writeDismissal(of: layer.model)
      writeLater { $0.answer(value, of: layer.model) }
    } else {
      host.answer(value, of: layer.model)
      writeLater { $0.writeDismissal(of: layer.model) }
    }
    return true
  }

  /// Taps a tab, in columns as well.
  func tapTab(_ index: Int) -> Bool {
    guard !isHidden, !isInBackground, let host, let layer = layers.last, layer.phase == .there,
      let tabs = layer.content.seenTabs.randomElement(using: &random),
      tabs.tabs.indices.contains(index), !layer.content.isMoving
    else { return false }
    host.write(selection: tabs.tabs[index].key, to: tabs.model)
    return true
  }
}
