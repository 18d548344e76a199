import Waymark
import WaymarkCore

extension JournalScribe {
  func write(_ path: BranchPath, to text: inout JournalText) {
    text.list { list in
      list.element(path.layer)
      for depth in 0..<path.branchCount { list.element(path.branch(at: depth)) }
    }
  }

  func write(_ entry: Place, to text: inout JournalText) {
    text.object { text in
      text.member("e", entry.id.rawValue)
      text.key("r")
      write(entry.route, to: &text)
    }
  }

  // MARK: Entries

  func write(_ tree: PlaceTree, to text: inout JournalText) {
    write(tree, to: &text) { write($0, to: &$1) }
  }

  func write(_ modal: Modal<Place>, to text: inout JournalText) {
    write(modal, to: &text) { write($0, to: &$1) }
  }

  func write(_ container: Container<Place>, to text: inout JournalText) {
    text.object { text in members(of: container, to: &text) { write($0, to: &$1) } }
  }

  // MARK: Plain routes

  func write(plain tree: Tree<AnyRoute>, to text: inout JournalText) {
    write(tree, to: &text) { write($0, to: &$1) }
  }

  func write(plain modal: Modal<AnyRoute>, to text: inout JournalText) {
    write(modal, to: &text) { write($0, to: &$1) }
  }

  func write(plain container: Container<AnyRoute>, to text: inout JournalText) {
    text.object { text in members(of: container, to: &text) { write($0, to: &$1) } }
  }

  // MARK: Either

  private func write<Element: TreeElement>(
    _ tree: Tree<Element>, to text: inout JournalText, _ element: (Element, inout JournalText) -> Void
  ) where Element.R == AnyRoute {
    text.object { text in
      text.member("root", object: { members(of: tree.root, to: &$0, element) })
      guard !tree.modals.isEmpty else { return }
      text.member(
        "modals",
        list: { list in
          for modal in tree.modals { list.element { write(modal, to: &$0, element) } }
        })
    }
  }

  private func write<Element: TreeElement>(
    _ modal: Modal<Element>, to text: inout JournalText, _ element: (Element, inout JournalText) -> Void
  ) where Element.R == AnyRoute {
    text.object { text in
      text.member("style", modal.presentation.description)
      members(of: modal.container, to: &text, element)
    }
  }

  private func members<Element: TreeElement>(
    of container: Container<Element>, to text: inout JournalText,
    _ element: (Element, inout JournalText) -> Void
  ) where Element.R == AnyRoute {
    switch container {
    case .stack(let stack):
      text.member(
        "stack",
        list: { list in
          for one in stack.elements { list.element { element(one, &$0) } }
        })
    case .tabs(let tabs):
      text.member(
        "tabs",
        list: { list in
          for tab in tabs.tabs {
            list.element { text in
              text.object { text in
                text.key("key")
                write(tab.key, to: &text)
                members(of: tab.container, to: &text, element)
              }
            }
          }
        })
      text.key("selected")
      write(tabs.selectedKey, to: &text)
      text.member("at", tabs.selectedIndex)
    case .columns(let columns):
      text.member(
        "columns",
        list: { list in
          for column in columns.filled {
            list.element { text in text.object { members(of: column, to: &$0, element) } }
          }
        })
      text.member("places", columns.places)
      text.member("front", columns.front)
    }
  }
}
