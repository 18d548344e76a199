#if GTK && canImport(CGTK4)
  import BrowseCore

  extension FolderModel {
    /// One row, wherever it is; lists of widgets ask for rows one by one.
    func row(at index: Int) -> FolderRow? {
      cursor.inView(index, set: { cursor = $0 }, rows: { rows(height: 1) })
    }
  }

  extension PlacesModel {
    /// One row, wherever it is.
    func row(at index: Int) -> Row? { cursor.inView(index, set: { cursor = $0 }, rows: { rows(height: 1) }) }
  }

  extension PickerModel {
    /// One row, wherever it is.
    func row(at index: Int) -> Row? { cursor.inView(index, set: { cursor = $0 }, rows: { rows(height: 1) }) }
  }

  extension ListCursor {
    /// Has a model list one row, and chooses again what was chosen.
    fileprivate func inView<Row>(_ index: Int, set: (ListCursor) -> Void, rows: () -> [Row]) -> Row? {
      guard (0..<count).contains(index) else { return nil }
      var other = self
      other.show(height: 1)
      other.move(to: index)
      set(other)
      let found = rows().first
      set(self)
      return found
    }
  }
#endif
