import Waymark

/// The reports of views about modals that come and go.
extension BindingHost {
  /// The modal over a layer has come on the screen; its own `onDismiss` will tell when it is gone.
  package func modalDidAppear(_ layer: LayerModel<R>) {
    guard let below = layerBelow(layer) else { return }
    below.notePresented(layer)
  }

  /// A modal over a layer is gone from the screen; views do not say which.
  package func modalWasDismissed(over below: LayerModel<R>) {
    guard let gone = below.takeDismissed(where: { layer in !layers.contains { $0 === layer } }) else {
      return
    }
    layerDidDisappear(gone)
  }

  /// The content of a popover has come on the screen, or come back.
  package func popoverDidAppear(_ layer: LayerModel<R>) { layer.isGone = false }

  /// The content of a popover is not on the screen any more: it has gone, or something covers it.
  package func popoverDidDisappear(_ layer: LayerModel<R>) {
    if layers.last !== layer, layers.contains(where: { $0 === layer }) { return }
    layerDidDisappear(layer)
  }

  /// A modal is gone from the screen.
  func layerDidDisappear(_ layer: LayerModel<R>) {
    layer.isGone = true
    leaving.removeAll { $0 === layer }
    if let request, request.isUnderWay, case .dismissal(let awaited) = request.completion, awaited === layer {
      goOn(request)
    } else {
      beginWhenIdle()
    }
  }

  /// Keeps the text of an alert until it is gone from the screen.
  func letFade(_ alert: LayerModel<R>, over below: LayerModel<R>) {
    below.fadingAlert = alert
    timer.schedule(at: timer.moment(after: patience)) { [weak below, weak alert] in
      if let alert, below?.fadingAlert === alert { below?.fadingAlert = nil }
    }
  }

  private func layerBelow(_ layer: LayerModel<R>) -> LayerModel<R>? {
    guard let index = layers.firstIndex(where: { $0 === layer }), index > 0 else { return nil }
    return layers[index - 1]
  }
}
