#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// Tabs of the tree and what shows them: a row of buttons over the selected tab's container.
  @MainActor
  final class TabsNode<R: Route> {
    let reference: ObjectReference
    let pager = Pager()
    let bar: TabBar
    var keys: [R] = []
    var children: [ContainerNode<R>] = []
    var selection = 0

    init(picked: @escaping @MainActor (TabsNode<R>, Int) -> Void) {
      let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      reference = ObjectReference(box)
      bar = TabBar()
      gtk_box_append(box.cast(), bar.reference.widget)
      gtk_box_append(box.cast(), pager.reference.widget)
      bar.onPick = { [weak self] index in
        guard let self else { return }
        bar.selection = selection
        picked(self, index)
      }
    }
  }
#endif
