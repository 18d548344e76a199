import Waymark

extension ContractRun {
  /// Does one thing to the host.
  func perform(_ act: ContractAct<R>) {
    guard let router, let subject else { return }
    switch act {
    case .show(let tree, let isAnimated): router.set(tree, options: isAnimated ? .standard : .unanimated)
    case .update(let route, let tree):
      router.edit { editor in
        editor.update(editor.tree.visibleElement.id, to: route)
        if let tree { editor.set(tree) }
      }
    case .verb(let choice): contract.verb(choice, router)
    case .close: if let id = closableEntry { userDoes(.closed(id)) { subject.userCloses?(id) } }
    case .closeColumn: if let id = closableColumn { userDoes(.closed(id)) { subject.userCloses?(id) } }
    case .giveUp: if let id = closableEntry { subject.userGivesUp?(id) }
    case .select(let index):
      let path = BranchPath.root.appending(branch: index)
      guard let shown = router.host.shown, shown.container(at: path) != nil else { return }
      if case .columns = shown.root, router.host.columnsThatFit == 1 { return }
      announcements?.isOptional = true
      userDoes(.selected(path)) { subject.userSelects?(path) }
    case .room(let count): subject.columns?.resize(count)
    case .fail: front?.script = [.error(Fault())]
    case .anotherHost:
      announcements?.isOptional = true
      focus?.forget()
      router.host.attach(RecordingHost<R>())
      screens.end()
      attach()
    case .ask:
      guard let top = router.host.shown?.visibleElement else { return }
      router.host.context(for: top).onLeave { [question] _ in .ask(question) { $0 == true ? .allow : .stay } }
      router.pop()
    case .pop: router.pop()
    case .dismiss: router.dismiss()
    case .answer:
      guard let top = router.host.tree.modals.last?.root, top.route == question.route else { return }
      router.host.context(for: top).answer(question, true)
    case .release: self.router = nil
    }
  }

  private var question: Question<R, Bool> { Question(contract.routes[5], as: .alert) }

  /// The user acts, if the user interface lets it happen.
  private func userDoes(_ change: ExternalChange<R>, _ act: () -> Bool?) {
    gesture = change
    if act() != true { gesture = nil }
  }

  /// The entry that a user could leave: the top of a stack, the root of a column that covers the one before, or a modal.
  private var closableEntry: EntryID? {
    guard let shown = router?.host.shown, let stack = shown.stack(at: shown.visiblePath) else { return nil }
    if stack.count > 1 { return stack.top.id }
    let path = shown.visiblePath
    if let columns = columns(around: path), columns.front > 0 { return closableColumn }
    return path.layer > 0 ? shown.modals[path.layer - 1].root.id : nil
  }

  /// The root of the visible column, where it covers the one before.
  private var closableColumn: EntryID? {
    guard let router, router.host.columnsThatFit == 1, let shown = router.host.shown,
      let columns = columns(around: shown.visiblePath), columns.front > 0
    else { return nil }
    return columns.frontContainer.root.id
  }

  private func columns(around path: BranchPath) -> RouteColumns<Entry<R>>? {
    guard let shown = router?.host.shown, let place = shown.columns(around: path),
      case .columns(let columns)? = shown.container(at: place)
    else { return nil }
    return columns
  }
}
