/// Where a recheck leads, once what was being decided then has been.
struct FollowUp<R: Route> {
  let refusal: Refusal<R>
  let wish: DetourWish<R>?
  let before: EntryTree<R>
  let options: NavigationOptions
}

/// What waits for a detour that a recheck is to open.
enum DetourWish<R: Route> {
  /// It is open and stays.
  case waits
  /// It has to be opened again, for the navigation that waits, which wanted a tree.
  case taken(UndecidedNavigation<R>, EntryTree<R>)
}

extension Router {
  /// Goes where a recheck has led, now that what was being decided then has been.
  func follow(_ one: FollowUp<R>) { follow(one.refusal, one.wish, one.before, one.options) }

  /// Goes where the guard says who has refused the lowest place.
  func follow(
    _ refusal: Refusal<R>, _ wish: DetourWish<R>?, _ before: EntryTree<R>, _ options: NavigationOptions
  ) {
    switch refusal.decision {
    case .redirect(.recheck), .detour(.recheck), .allow, .block:
      return
    case .redirect(let intent):
      beginOwn(intent, Navigation(id: machine.nextNavigationID(), options: options, reference: reference))
    case .detour(let intent):
      // Somebody may have come to wait for it meanwhile.
      let wish = wish ?? takeWish(for: refusal, from: treeWithoutQuestion)
      if case .waits = wish { return }
      hold(wish, or: before, options, for: intent, askedBy: refusal.guardKey)
    }
  }

  /// Has what the user wished for, or what was there, wait for a detour.
  @discardableResult
  func hold(
    _ wish: DetourWish<R>?, or before: EntryTree<R>, _ options: NavigationOptions, for intent: Intent<R>,
    askedBy guardKey: Int, opening opener: Intent<R>? = nil, _ recheck: Recheck<R>? = nil
  ) -> Navigation<R>? {
    guard case .taken(let one, let wanted) = wish else {
      let navigation = Navigation(id: machine.nextNavigationID(), options: options, reference: reference)
      didBeginOwn(.set(before.routes), navigation.id)
      emit(.detoured(to: intent), navigation.id)
      return hold(
        UndecidedNavigation(navigation, .set(before.routes)), .tree(before), for: intent, askedBy: guardKey,
        opening: opener, recheck)
    }
    return hold(one, .tree(wanted), for: intent, askedBy: guardKey, opening: opener, recheck)
  }

  /// What waits for the detour already that a guard asks for, which is the user's wish and more than going back.
  func takeWish(for refusal: Refusal<R>, from tree: EntryTree<R>?) -> DetourWish<R>? {
    guard let pipeline, case .detour(let intent) = refusal.decision else { return nil }
    let same = pipeline.detours.navigations.first { $0.isHeld && $0.detour?.isFor(intent) == true }
    guard let one = same, let detour = one.detour, let opened = detour.opened.first else { return nil }
    if let tree, tree.position(of: opened) != nil { return .waits }
    var wanted = detour.tree
    for departure in pipeline.detours.departures(since: detour) { departure.apply(to: &wanted) }
    pipeline.detours.notePassed(detour, by: one)
    pipeline.detours.drop(one)
    one.intent = detour.wanted
    one.detour = nil
    return .taken(one, wanted)
  }
}
