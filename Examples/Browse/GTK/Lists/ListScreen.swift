#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// A screen that is a list, or a message where there is nothing to list.
  @MainActor
  class ListScreen: BrowseScreen {
    let list: RowList
    let message = MessageView()
    let status = Controls.label(styles: "dim-label", "browse-status", alignment: 1)
    private var isListShown: Bool?

    init(named name: String) {
      list = RowList(named: name)
      super.init()
      list.row = { [weak self] in self?.row(at: $0) }
      list.onSelect = { [weak self] in self?.choose($0) }
      list.onOpen = { [weak self] index in
        self?.choose(index)
        self?.open()
      }
    }

    /// Puts list, message and status at the bottom of the column.
    func appendList() {
      append(list.reference.widget)
      append(message.reference.widget)
      append(status)
    }

    // MARK: What lists differ in

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
      guard isListShown != self.isListShown else { return }
      self.isListShown = isListShown
      gtk_widget_set_visible(list.reference.widget, isListShown ? 1 : 0)
      gtk_widget_set_visible(message.reference.widget, isListShown ? 0 : 1)
    }

    override func didAppear() { reload() }

    override func takeFocus() -> Bool {
      reload()
      return list.takeFocus()
    }
  }
#endif
