import Waymark
import WaymarkTesting

/// What happens in a run.
extension QuestionRun {
  func act() {
    if random.chance(25) { changeMinds() }
    if random.chance(60) { answerUser() }
    switch random.below(100) {
    case ..<35: navigate()
    case ..<45: askAgain()
    case ..<55: userActs()
    case ..<65: recheck()
    case ..<75: goOn()
    case ..<82: if let id = random.pick(reference.tree.entries.map(\.id)) { addVeto(id) }
    case ..<84: cancelVeto()
    case ..<92: acknowledge(1 + random.below(3))
    case ..<95: fail()
    default: replaceHost()
    }
    catchUp()
  }

  /// What has happened at once is over.
  func catchUp() {
    reference.flush()
    if let router { _ = reference.bind(to: PlainTree(router.host.tree)) }
    for shown in shownTrees + [shown] { reference.shown(shown) }
    shownTrees = []
  }

  private func navigate() { navigate(random.chance(15) ? .leave : random.wish(for: reference.tree)) }

  /// What is being asked about is asked for once more.
  private func askAgain() { navigate(reference.deciding?.wish ?? random.wish(for: reference.tree)) }

  private func navigate(_ wish: Wish) {
    let isBackground = random.chance(20)
    note("  \(wish)\(isBackground ? " in the background" : "")")
    let id = register(
      router?.submit(wish.intent, NavigationOptions(priority: isBackground ? .background : .user)))
    reference.submitted(id, wish, isBackground: isBackground)
  }

  private func recheck() {
    guard !isAsync else { return navigate() }
    let asksScreens = random.chance(60)
    note("  recheck\(asksScreens ? " that asks screens" : "")")
    let id = register(router?.recheck(asksScreens: asksScreens))
    reference.recheckAsked(id, asksScreens: asksScreens)
  }

  // MARK: The user

  /// The user does something about the question that is open, if any.
  func answerUser() {
    guard let router, let open = reference.question, open.isInTree else { return }
    let id = EntryID(rawValue: open.entry)
    guard let context = host.screens[id], reference.hasHost else {
      // Nobody can tap what is not there yet.
      if random.chance(20) { submitted(router.dismiss(), .dismiss, "dismisses") }
      return catchUp()
    }
    switch isEnding ? random.below(55) : random.below(100) {
    case ..<55:
      let answers: [QuestionReference.Answer] = isEnding ? [.yes] : [.yes, .yes, .no, .wrongType]
      close(context, random.pick(answers) ?? .yes)
      // A button is tapped twice.
      if random.chance(25) { close(context, random.chance(50) ? .yes : .no) }
    case ..<65:
      submitted(context.close(), .close(open.entry), "closes the question")
    case ..<70:
      submitted(context.dismiss(), .close(open.entry), "closes the question's modal")
    case ..<75:
      submitted(context.pop(), .popEntry(open.entry, 1), "pops the question")
    case ..<90:
      submitted(router.dismiss(), .dismiss, "dismisses")
    default:
      report(.closed(id), shown.closing(open.entry), "swipes the question away")
    }
    catchUp()
  }

  private func close(_ context: ScreenContext<Spot>, _ answer: QuestionReference.Answer) {
    let value: any Sendable =
      switch answer {
      case .yes: true
      case .no: false
      case .wrongType: "yes"
      }
    let handle = random.chance(80) ? context.close(returning: value) : context.closeModal(returning: value)
    submitted(handle, .close(context.id.rawValue), "returns \(value)", answer)
  }

  private func submitted(
    _ handle: Navigation, _ wish: Wish, _ text: String, _ answer: QuestionReference.Answer? = nil
  ) {
    note("  the user \(text)")
    reference.submitted(register(handle), wish, returning: answer)
  }

  private var shown: PlainTree { router?.host.shown.map(PlainTree.init) ?? PlainTree(layers: []) }

  private func report(_ action: ExternalChange<Spot>, _ departure: Departure?, _ text: String) {
    guard let departure else { return }
    note("  the user \(text)")
    switch action {
    case .closed(let id): host.userCloses(id)
    case .selected(let path): host.userSelects(path)
    }
    reference.reported(departure)
  }

  /// The user acts on what is shown.
  private func userActs() {
    guard reference.hasHost, let visible = shown.visibleEntry else { return }
    let layer = random.below(shown.layers.count)
    var path = shown.visiblePath(inLayer: layer)
    if random.chance(40), let last = path.tabs.popLast(), case .tabs(let tabs, _)? = shown.box(at: path) {
      let picked = path.inner((last + random.below(tabs.count)) % tabs.count)
      return report(.selected(picked.containerPath), shown.selecting(picked), "selects \(picked)")
    }
    let asker = reference.question?.call.asker
    let id = random.chance(50) ? asker ?? visible.id : random.pick(shown.entries.map(\.id)) ?? visible.id
    report(.closed(EntryID(rawValue: id)), shown.closing(id), "closes \(id)")
  }

  // MARK: The host

  func acknowledge(_ count: Int) {
    var left = count
    while left > 0, host.acknowledge() { left -= 1 }
  }

  /// The host cannot do what it was asked for, or the user gives it up.
  private func fail() {
    guard host.isWaiting else { return }
    if random.chance(40) {
      note("  the host is given up")
      host.cancel()
    } else {
      note("  the host fails")
      host.fail(QuestionFault())
      catchUp()
      if random.chance(60) { host.fail(QuestionFault()) }
    }
  }

  func replaceHost() {
    guard let router else { return }
    if reference.hasHost, random.chance(50) {
      note("  the host is let go of")
      reference.hostReplaced(isThere: false)
      router.host.detach()
    } else {
      attach()
    }
  }

  func attach() {
    guard let router else { return }
    note("  another host comes")
    reference.hostReplaced(isThere: true)
    registrations = []
    let old = host
    host = RecordingHost(answering: isLate && !isEnding ? .later : .now)
    host.attach(to: router)
    // Nobody waits for what was asked of the one before.
    old.acknowledgeAll()
  }
}

private struct QuestionFault: Error {}
