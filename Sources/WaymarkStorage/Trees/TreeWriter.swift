package import WaymarkState

/// Writes trees as JSON: `{"root": {"stack": […]}, "modals": [{"style": "sheet", "stack": […]}]}`.
///
/// Containers are walked here alone; what is written for an element and for the key of a tab differs from writer to
/// writer.
package protocol TreeWriter {
  associatedtype Element: TreeElement

  /// Writes an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - position: Its place in the tree.
  ///   - words: Its stack in the file, such as `root.tabs[1]`.
  /// - Returns: The value; `nil` leaves out the element and what is above it in its stack.
  func value(of element: Element, at position: ElementPosition, in words: String) -> JSONValue?

  /// Writes the key of a tab.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - words: The tab in the file.
  /// - Returns: The value; `nil` leaves out the tab.
  func value(ofKey key: Element.R, in words: String) -> JSONValue?

  /// Whether tabs may have keys that are written alike, so that the position of the selected tab is written too.
  var numbersTabs: Bool { get }
}

extension TreeWriter {
  package var numbersTabs: Bool { false }

  /// Writes a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - prefix: What its path begins with, for the words that say where something is.
  /// - Returns: The value, or `nil` if nothing of it can be written.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  package func value(of tree: Tree<Element>, prefix: String = "") -> JSONValue? {
    let root = value(of: tree.root, in: "\(prefix)root")
    var modals: [JSONValue] = []
    for (index, modal) in tree.modals.enumerated() {
      let path = BranchPath(layer: index + 1)
      guard let written = value(of: modal, at: path, in: "\(prefix)modals[\(index)]") else { break }
      modals.append(written)
    }
    guard root != nil || !modals.isEmpty else { return nil }
    return .object(["root": root, "modals": modals.isEmpty ? nil : .array(modals)])
  }

  /// Writes a modal.
  ///
  /// - Returns: The value, or `nil` if nothing of it can be written; then a tree is written without it and those above
  ///   it.
  package func value(
    of modal: Modal<Element>, at path: BranchPath = BranchPath(layer: 1), in words: String = ""
  ) -> JSONValue? {
    var written = value(of: modal.container, at: path, in: words)
    written?["style"] = .string(modal.presentation.description)
    return written
  }
}
