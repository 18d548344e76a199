extension SnapshotFormat {
  /// Writes a snapshot down.
  ///
  /// - Parameter snapshot: The snapshot.
  /// - Returns: JSON in UTF-8.
  /// - Throws: ``SnapshotError`` that names the route or the saved value that cannot be written.
  /// - Complexity: O(*n*), where *n* is the number of places.
  public func write(_ snapshot: Snapshot<R>) throws(SnapshotError) -> [UInt8] {
    let writer = SnapshotWriter<R>(snapshot: snapshot)
    let file: SnapshotValue = [
      "snapshot": .number(String(Self.shape)), "version": .number(String(version)), "tree": try writer.tree(),
    ]
    let bytes = file.bytes
    guard bytes.count <= Self.maximumByteCount else {
      throw .tooLarge(byteCount: bytes.count, limit: Self.maximumByteCount)
    }
    return bytes
  }
}

/// Turns a snapshot into what is written in a file.
private struct SnapshotWriter<R: Route & Codable> {
  let snapshot: Snapshot<R>
  let coder = SnapshotCoder()

  func tree() throws(SnapshotError) -> SnapshotValue {
    var members = ["root": SnapshotValue.object(try container(snapshot.tree.root, .root, .root))]
    if !snapshot.tree.modals.isEmpty {
      var modals: [SnapshotValue] = []
      for (index, modal) in snapshot.tree.modals.enumerated() {
        var modalMembers = try container(
          modal.container, ContainerPath(layer: index + 1), SnapshotPath([.modal(index)]))
        modalMembers["style"] = .string(modal.style.rawValue)
        modals.append(.object(modalMembers))
      }
      members["modals"] = .array(modals)
    }
    return .object(members)
  }

  private func container(
    _ container: Container<R>, _ position: ContainerPath, _ path: SnapshotPath
  ) throws(SnapshotError) -> [String: SnapshotValue] {
    switch container {
    case .stack(let stack):
      var elements: [SnapshotValue] = []
      for (index, route) in stack.elements.enumerated() {
        let place = path.appending(.place(index))
        var members = ["route": try written(route, place)]
        if let saved = snapshot.saved[ElementPosition(path: position, index: index)], !saved.isEmpty {
          members["saved"] = .object(try written(saved, place))
        }
        elements.append(.object(members))
      }
      return ["stack": .array(elements)]
    case .tabs(let tabs):
      var list: [SnapshotValue] = []
      for (index, tab) in tabs.tabs.enumerated() {
        let tabPath = path.appending(.tab(index))
        var members = try self.container(tab.container, position.appending(tab: index), tabPath)
        members["key"] = try written(tab.key, tabPath)
        list.append(.object(members))
      }
      return ["tabs": .array(list), "selected": try written(tabs.selectedKey, path)]
    }
  }

  private func written(_ route: R, _ path: SnapshotPath) throws(SnapshotError) -> SnapshotValue {
    do {
      return try coder.encode(route)
    } catch {
      throw .notWritable(at: path, SnapshotCoder.account(of: error))
    }
  }

  private func written(
    _ saved: [String: SavedValue], _ place: SnapshotPath
  ) throws(SnapshotError) -> [String: SnapshotValue] {
    var members: [String: SnapshotValue] = [:]
    for (name, value) in saved {
      do {
        members[name] = try value.written(with: coder)
      } catch {
        throw .notWritable(at: place.appending(.saved(name)), SnapshotCoder.account(of: error))
      }
    }
    return members
  }
}
