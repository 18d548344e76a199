import Waymark

@testable import WaymarkBindings

extension Views {
  /// Views write what nobody asked for.
  func makeNoise() {
    guard let host, let seen else { return }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: repeatAll(seen, host)
    case 1: writeBeforeTakingUp(host)
    case 2: for former in formerStacks where !isBound(former.model) { host.write(path: [], to: former.model) }
    case 3: for former in formerLayers where !isPresented(former) { host.writeDismissal(of: former) }
    case 4: writeLongerPath(host)
    case 7:
      for former in formerColumns where !isBound(former.model) { host.write(front: 0, to: former.model) }
    case 8: writeColumnBeforeTakingUp(host)
    case 5:
      for former in formerLayers { if former.isAlert, !isPresented(former) { host.answer(1, of: former) } }
    default: break
    }
  }

  /// They repeat what they were told.
  private func repeatAll(_ seen: Seen, _ host: BindingHost<Place>) {
    for layer in seen.layers { repeatAll(layer.content, host) }
  }

  private func repeatAll(_ content: Seen.Content, _ host: BindingHost<Place>) {
    switch content {
    case .stack(let model, _): host.write(path: model.path, to: model)
    case .tabs(let model, _, _):
      // A tap on the selected tab writes the same: what is an echo comes right after what it repeats.
      if host.timer.now == host.lastChange { host.write(selection: model.selection, to: model) }
    case .columns(let model, let columns, _):
      host.write(front: model.front, to: model)
      host.write(front: model.preferred, to: model)
      for column in columns { repeatAll(column, host) }
    }
  }

  /// They write what they still show when something else is wanted already.
  private func writeBeforeTakingUp(_ host: BindingHost<Place>) {
    guard host.request != nil, let layer = host.layers.last else { return }
    if layer.style != nil, !layers.contains(where: { $0.model === layer }), !layer.isAlert {
      // The nil of the modal before it, through the newest binding.
      host.writeDismissal(of: layer)
    }
    guard let stack = restingStack, let top = stack.model.path.last, !closed.contains(top.id),
      !stack.screens.contains(where: { $0.model === top })
    else { return }
    host.write(path: stack.screens.dropFirst().map(\.model), to: stack.model)
  }

  /// They write the column that they still show when another is wanted already.
  private func writeColumnBeforeTakingUp(_ host: BindingHost<Place>) {
    guard let layer = layers.last else { return }
    for columns in layer.content.seenColumns where columns.model.front != columns.front && !columns.isWriting
    {
      if columns.transition?.isSwipe != true {
        host.write(front: columns.model.drawn.front, to: columns.model)
      }
    }
  }

  /// They write a path with screens that were taken out.
  private func writeLongerPath(_ host: BindingHost<Place>) {
    for former in formerStacks where former.path.contains(where: { host.screens[$0.id] == nil }) {
      host.write(path: former.path, to: former.model)
    }
  }

  private func isBound(_ model: AnyObject) -> Bool {
    host?.layers.place(where: { $0.model === model }) != nil
  }

  private func isPresented(_ model: LayerModel<Place>) -> Bool {
    host?.layers.contains { $0 === model } ?? false
  }
}
