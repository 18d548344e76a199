import Waymark

@testable import WaymarkBindings

/// The models as views have read them, in one go.
struct Seen {
  struct Screen: Equatable {
    let model: ScreenNode<Place>
    let route: Place
  }

  indirect enum Content {
    case stack(StackModel<Place>, [Screen])
    case tabs(TabsModel<Place>, [(key: Place, content: Content)], selection: Place)
    case columns(ColumnsModel<Place>, [Content], front: Int)

    var identity: ObjectIdentifier {
      switch self {
      case .stack(let model, _): ObjectIdentifier(model)
      case .tabs(let model, _, _): ObjectIdentifier(model)
      case .columns(let model, _, _): ObjectIdentifier(model)
      }
    }
  }

  struct Layer {
    let model: LayerModel<Place>
    let presentation: Presentation?
    let content: Content
  }

  var layers: [Layer] = []
  var revision = 0

  @MainActor
  init(_ host: BindingHost<Place>) {
    revision = host.revision
    var next = host.root
    while let layer = next {
      layers.append(Layer(model: layer, presentation: layer.presentation, content: Seen.content(layer.node)))
      next = layer.modal
    }
  }

  @MainActor
  private static func content(_ model: ContainerModel<Place>) -> Content {
    switch model {
    case .stack(let stack):
      .stack(stack, ([stack.root] + stack.path).map { Screen(model: $0, route: $0.route) })
    case .tabs(let tabs):
      .tabs(tabs, tabs.tabs.map { ($0.id, content($0.content)) }, selection: tabs.selection)
    case .columns(let columns): .columns(columns, columns.columns.map(content), front: columns.preferred)
    }
  }
}
