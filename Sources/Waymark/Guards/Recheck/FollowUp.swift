/// Where a recheck leads, once the navigation that was being decided then is decided.
struct FollowUp<R: Route> {
  let refusal: Refusal<R>
  let wish: DetourWish<R>?
  let before: EntryTree<R>
  let options: NavigationOptions
}

/// The navigation that should wait for a detour that a recheck opens.
enum DetourWish<R: Route> {
  /// The detour is already open, and what waits for it goes on waiting.
  case waits
  /// The detour has to be opened again for a navigation that waited and wanted a tree.
  case taken(UndecidedNavigation<R>, EntryTree<R>)
}

extension Router {
  /// Carries out a follow-up, once nothing is being decided any more.
  func follow(_ one: FollowUp<R>) { follow(one.refusal, one.wish, one.before, one.options) }

  /// Goes where the guard that refused the lowest place says.
  func follow(
    _ refusal: Refusal<R>, _ wish: DetourWish<R>?, _ before: EntryTree<R>, _ options: NavigationOptions
  ) {
    switch refusal.decision {
    case .allow, .block: return
    case .redirect(let intent):
      if intent.isRecheck { return }
      beginOwn(intent, Navigation(id: machine.nextNavigationID(), options: options, reference: reference))
    case .detour(let intent):
      if intent.isRecheck { return }
      // A navigation may have begun to wait for the detour in the meantime.
      let wish = wish ?? takeWish(for: refusal, from: treeWithoutQuestion)
      if case .waits = wish { return }
      hold(wish, or: before, options, for: intent, askedBy: refusal.guardKey)
    }
  }

  /// Makes the user's wish, or else the tree before the recheck, wait for a detour.
  @discardableResult
  func hold(
    _ wish: DetourWish<R>?, or before: EntryTree<R>, _ options: NavigationOptions, for intent: Intent<R>,
    askedBy guardKey: Int, opening opener: Intent<R>? = nil, _ recheck: Recheck<R>? = nil
  ) -> Navigation? {
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

  /// Takes out what waits for the detour that a guard asks for.
  ///
  /// It is the user's wish, and has precedence over going back.
  func takeWish(for refusal: Refusal<R>, from tree: EntryTree<R>?) -> DetourWish<R>? {
    guard let pipeline, case .detour(let intent) = refusal.decision else { return nil }
    let same = pipeline.detours.navigations.first { $0.isHeld && $0.detour?.isFor(intent) == true }
    guard let one = same, let detour = one.detour, let opened = detour.opened.first else { return nil }
    if let tree, tree.position(of: opened) != nil { return .waits }
    var wanted = detour.tree
    pipeline.detours.applyDepartures(since: detour, to: &wanted)
    pipeline.detours.notePassed(detour, by: one)
    pipeline.detours.drop(one)
    one.intent = detour.wanted
    one.detour = nil
    return .taken(one, wanted)
  }
}
