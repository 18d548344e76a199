#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// A screen that is a list, or a message where there is nothing to list.
  @MainActor
  class ListScreen: BrowseScreen {
    /// How wide a list is at least, so that a row has room for a name of some length, a size and a date.
    private static let leastWidth: gint = 380

    let list: RowList
    let message = MessageView()
    let status = Controls.label(styles: "dim-label", "browse-status", alignment: 1)
    private var isListShown = true

    init(named name: String, details: Int, hasDates: Bool = true) {
      list = RowList(named: name, details: details, hasDates: hasDates)
      super.init()
      list.row = { [weak self] in self?.row(at: $0) }
      list.onSelect = { [weak self] in self?.choose($0) }
      list.onOpen = { [weak self] in self?.open() }
    }

    /// Puts list, message and status at the bottom of the column.
    func appendList() {
      gtk_widget_set_size_request(list.reference.widget, Self.leastWidth, -1)
      append(list.reference.widget)
      append(message.reference.widget)
      append(status)
    }

    // MARK: Differences between lists

    func row(at index: Int) -> ListRow? { nil }
    func choose(_ index: Int) {}
    func open() {}

    /// Shows what the model holds.
    func reload() {}

    override func refresh() { reload() }

    /// Shows rows; the message that is set where there are none.
    func show(count: Int, selecting index: Int) {
      let isListShown = count > 0
      list.show(count: count, selecting: index)
      self.isListShown = isListShown
      let (list, message) = (list.reference.widget, message.reference.widget)
      if isListShown { show(list, insteadOf: message) } else { show(message, insteadOf: list) }
    }

    override func didAppear() { reload() }

    override func takeFocus() -> Bool {
      reload()
      return isListShown ? list.takeFocus() : message.takeFocus()
    }
  }
#endif
