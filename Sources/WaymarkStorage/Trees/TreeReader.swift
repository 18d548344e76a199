package import WaymarkState

/// Reads the valid parts of trees that a ``TreeWriter`` has written, and says what is dropped.
///
/// Containers are walked here alone; elements, the keys of tabs and what becomes of a dropped part differ from reader
/// to reader.
package protocol TreeReader {
  associatedtype Element: TreeElement

  /// Reads an element, and says itself why it cannot be read.
  ///
  /// - Parameters:
  ///   - value: What is written.
  ///   - position: Its place in the tree that is kept.
  ///   - words: Its place in the file, such as `root.tabs[1].stack[2]`.
  /// - Returns: The element; `nil` drops what is above it in its stack too.
  func element(_ value: JSONValue, at position: ElementPosition, _ words: String) -> Element?

  /// Reads the key of a tab, and says itself why it cannot be read.
  ///
  /// - Parameters:
  ///   - value: What is written, if anything is.
  ///   - path: The tab's place in the tree that is kept.
  ///   - words: The tab's place in the file.
  /// - Returns: The key; `nil` drops the tab.
  func key(_ value: JSONValue?, at path: BranchPath, _ words: String) -> Element.R?

  /// The route of a place or a tab that is left out on purpose, with nothing above it.
  func retired(_ value: JSONValue) -> JSONValue?

  func drop(_ words: String, _ reason: DroppedPart.Reason, _ value: JSONValue?)
}

extension TreeReader {
  package func retired(_ value: JSONValue) -> JSONValue? { nil }

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - value: What is written.
  ///   - prefix: What its path begins with, for the words that say where something is.
  ///   - standIn: The tree whose parts stand in for what cannot be kept.
  /// - Returns: The tree, or `nil` if nothing of it can be kept.
  /// - Complexity: O(*n*), where *n* is the size of the value.
  package func tree(
    _ value: JSONValue, prefix: String = "", standIn: Tree<Element>? = nil
  ) -> Tree<Element>? {
    let root = container(value["root"], in: "\(prefix)root", standIn: standIn?.root)
    if root == nil { drop("\(prefix)root", .nothingKept, nil) }
    let modals = modals(value["modals"] ?? .null, "\(prefix)modals")
    guard let kept = root ?? (modals.isEmpty ? nil : standIn?.root) else { return nil }
    return Tree(kept, modals: modals)
  }

  private func modals(_ value: JSONValue, _ words: String) -> [Modal<Element>] {
    if value == .null { return [] }
    guard let list = value.array else {
      drop(words, .malformed(expected: "a list of modals"), value)
      return []
    }
    var kept: [Modal<Element>] = []
    for (index, item) in list.enumerated() {
      let place = "\(words)[\(index)]"
      if let modal = modal(item, at: BranchPath(layer: kept.count + 1), in: place) {
        kept.append(modal)
      } else if !isRetired(item) {
        drop(list[(index + 1)...], above: place, in: words)
        break
      }
    }
    return kept
  }

  /// Reads a modal.
  package func modal(
    _ value: JSONValue, at path: BranchPath = BranchPath(layer: 1), in words: String = ""
  ) -> Modal<Element>? {
    guard let text = value["style"]?.string, let presentation = Presentation(modal: text) else {
      drop(words, .malformed(expected: "a modal with a style that is known"), value)
      return nil
    }
    guard let container = container(value, at: path, in: words) else {
      drop(words, .nothingKept, nil)
      return nil
    }
    if presentation.description != text {
      drop(words, .malformed(expected: "detents that are known"), value["style"])
    }
    return Modal(presentation, container)
  }

  /// Whether a place, or all that a container holds, is left out on purpose.
  private func isRetired(_ value: JSONValue) -> Bool {
    if retired(value) != nil { return true }
    let list = JSONValue.kindsOfContainers.flatMap { value[$0]?.array ?? [] }
    return !list.isEmpty && list.allSatisfy(isRetired)
  }

  func drop(_ values: ArraySlice<JSONValue>, above lost: String, in list: String) {
    for index in values.indices {
      drop("\(list)[\(index)]", .above(lost), values[index]["route"] ?? values[index])
    }
  }
}

/// Reads a part of a tree as a whole or not at all.
package final class WholeReader<Element: TreeElement>: TreeReader {
  private let readElement: (JSONValue) throws -> Element
  private let readKey: (JSONValue, BranchPath) throws -> Element.R
  private var fault: DroppedPart?

  package init(
    element: @escaping (JSONValue) throws -> Element,
    key: @escaping (JSONValue, BranchPath) throws -> Element.R
  ) {
    (readElement, readKey) = (element, key)
  }

  /// Reads a part.
  ///
  /// - Parameter part: Reads it with this reader.
  /// - Returns: The part.
  /// - Throws: The first of what would have to be dropped.
  package func whole<Part>(_ part: (WholeReader) -> Part?) throws(DroppedPart) -> Part {
    fault = nil
    let part = part(self)
    guard fault == nil, let part else { throw fault ?? DroppedPart("", .nothingKept, nil) }
    return part
  }

  package func element(_ value: JSONValue, at position: ElementPosition, _ words: String) -> Element? {
    read(value, words) { try readElement($0) }
  }

  package func key(_ value: JSONValue?, at path: BranchPath, _ words: String) -> Element.R? {
    guard let value else {
      drop(words, .malformed(expected: "a key"), nil)
      return nil
    }
    return read(value, words) { try readKey($0, path) }
  }

  private func read<Part>(
    _ value: JSONValue, _ words: String, _ body: (JSONValue) throws -> Part
  ) -> Part? {
    do {
      return try body(value)
    } catch {
      drop(words, .unknownRoute(JSONCoder.account(of: error)), value)
      return nil
    }
  }

  package func drop(_ words: String, _ reason: DroppedPart.Reason, _ value: JSONValue?) {
    fault = fault ?? DroppedPart(words, reason, value)
  }
}
