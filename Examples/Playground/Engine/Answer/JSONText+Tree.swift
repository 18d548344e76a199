import WaymarkState

extension JSONText {
  /// A tree: its notation, and its layers with all that can be pointed at.
  mutating func tree(_ tree: EntryTree<Place>) {
    let visible = tree.visiblePath
    object {
      $0.member("notation", tree.description)
      $0.member("visible", visible.key)
      $0.member("layers") {
        $0.list { list in
          for layer in 0..<tree.layerCount {
            list.object {
              if layer > 0 { $0.member("style", tree.modals[layer - 1].style.rawValue) }
              $0.member("container") { $0.container(tree.layer(layer), at: BranchPath(layer: layer)) }
            }
          }
        }
      }
    }
  }

  /// The steps in order.
  mutating func steps(_ steps: [Step<Entry<Place>>]) {
    list { list in
      for step in steps {
        list.object {
          $0.member("text", step.description)
          $0.member("isVisible", step.isVisible)
          $0.member("isAnimated", step.isAnimated)
        }
      }
    }
  }

  private mutating func container(_ container: Container<Entry<Place>>, at path: BranchPath) {
    object { object in
      object.member("path", path.key)
      object.member("place", path.description)
      switch container {
      case .stack(let stack):
        object.member("entries") {
          $0.list { list in
            for entry in stack.elements { list.entry(entry) }
          }
        }
      case .tabs(let tabs):
        object.member("focus", tabs.selectedIndex)
        object.member("tabs") {
          $0.list { list in
            for (index, tab) in tabs.tabs.enumerated() {
              list.object {
                $0.member("key", tab.key.name)
                $0.member("container") { $0.container(tab.container, at: path.appending(branch: index)) }
              }
            }
          }
        }
      case .columns(let columns):
        object.member("focus", columns.front)
        object.member("places", columns.capacity)
        object.member("columns") {
          $0.list { list in
            for (index, column) in columns.filled.enumerated() {
              list.container(column, at: path.appending(branch: index))
            }
          }
        }
      @unknown default: break
      }
    }
  }

  private mutating func entry(_ entry: Entry<Place>) {
    object {
      // A number in JavaScript is exact as long as a reader edits.
      $0.member("id", Int(truncatingIfNeeded: entry.id.rawValue))
      $0.member("name", entry.route.name)
    }
  }
}

extension BranchPath {
  /// The path as commands have it: its layer and its branches, with dots between them.
  var key: String {
    var key = layer.description
    for depth in 0..<branchCount { key += ".\(branch(at: depth))" }
    return key
  }
}
