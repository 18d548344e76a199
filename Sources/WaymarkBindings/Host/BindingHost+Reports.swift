import Waymark

/// The reports by which views say that they have drawn a change, and that a screen comes or goes.
extension BindingHost {
  /// Views have been evaluated with a change and all before it.
  ///
  /// - Parameter count: The ``revision`` that they have read.
  package func rendered(_ count: Int) {
    renderedCount = max(renderedCount, count)
    guard renderedCount >= revision, !isUserMoving else { return }
    takeUpWhatRests()
    for layer in layers where layer.isAlert { request?.fresh.remove(layer.root) }
    for wait in waits {
      guard case .turning = wait.sign else { continue }
      let new = tops.first { !appeared.contains($0) }
      wait.sign = new.map { .appearance($0) } ?? .rendering
    }
    endWaits { if case .rendering = $0 { true } else { false } }
  }

  /// Notes that views have taken up the stacks whose top stays.
  ///
  /// A stack whose top changes has a transition, which may have to wait for one of the user's.
  private func takeUpWhatRests() {
    forEachStack { if $0.drawn.last === $0.top { $0.takeUp() } }
    forEachColumns { if $0.isTakenUpAtOnce { $0.takeUp() } }
  }

  /// A screen begins to appear.
  ///
  /// - Parameter screen: The screen.
  package func screenWillAppear(_ screen: ScreenNode<R>) {
    guard screens[screen.id] === screen else { return }
    request?.fresh.remove(screen.id)
    forEachStack { if $0.top === screen { $0.takeUp() } }
    forEachColumns { if $0.columns[$0.preferred].hasOnTop(screen) { $0.takeUp() } }
  }

  /// A screen has come to rest where the user sees it.
  ///
  /// - Parameter screen: The screen.
  package func screenDidAppear(_ screen: ScreenNode<R>) {
    guard screens[screen.id] === screen else { return }
    screenWillAppear(screen)
    appeared.insert(screen.id)
    endWaits { if case .appearance(screen.id) = $0 { true } else { false } }
  }

  /// A screen is no longer on top where the user sees it.
  ///
  /// - Parameter screen: The screen.
  package func screenDidDisappear(_ screen: ScreenNode<R>) {
    if screens[screen.id] === screen { appeared.remove(screen.id) }
  }

  // MARK: Modals

  /// The content of a modal has come on the screen, or come back.
  ///
  /// - Parameter layer: The modal.
  package func modalDidAppear(_ layer: LayerModel<R>) { layer.presence = .there }

  /// The content of a modal has left the screen: the modal has gone, or another one covers it.
  ///
  /// - Parameter layer: The modal.
  package func modalDidDisappear(_ layer: LayerModel<R>) {
    if layers.last !== layer, layers.contains(where: { $0 === layer }) { return }
    layer.presence = .gone
    endWaits { if case .dismissal(let gone) = $0 { gone === layer } else { false } }
  }
}
