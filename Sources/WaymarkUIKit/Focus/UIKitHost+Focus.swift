import Waymark

#if canImport(UIKit) && !os(watchOS)
  // The names of its notifications are variables to Swift.
  @preconcurrency import UIKit
#else
  import HeadlessUIKit
#endif

/// Remembers which view of a covered screen got what is typed, and how the visible screen came to be seen.
@MainActor
struct FocusKeeper {
  /// The place that the user sees: the screen, the layer that it is in and the container right around it.
  struct Place {
    var entry: EntryID
    var layer: LastSeen
    var container: LastSeen
  }

  private var remembered: [EntryID: LastSeen] = [:]

  /// The place that was visible when the host last looked.
  var place: Place?

  /// The entry that was visible when the host came to rest, until something moves that may take what is typed from it.
  var rested: EntryID?

  /// The visible screen's entry, if that has come by a change that UIKit does not tell assistive technology of.
  var unannounced: EntryID?

  /// Whether UIKit tells assistive technology of the change under way: a tap on a tab, or one of collapsed columns.
  var isAnnouncedByUIKit = false

  /// The screens that were seen when everything had come to rest, beside one another.
  var seenBeside: Set<EntryID> = []

  /// Notes what gets what is typed in a screen, or that nothing does.
  mutating func remember(_ view: UIView?, in entry: EntryID) {
    remembered[entry] = view.map { LastSeen($0) }
  }

  /// The view that got what was typed when a screen was covered.
  func view(of entry: EntryID) -> UIView? { remembered[entry]?.object as? UIView }

  /// The host has come to rest.
  mutating func rest(at entry: EntryID) {
    (rested, isAnnouncedByUIKit) = (entry, false)
    remembered = remembered.filter { $0.value.object != nil }
  }
}

extension UIView {
  /// The first responder among this view and those inside.
  ///
  /// - Complexity: O(*n*) in the number of views; UIKit has no other way to ask that tells the view.
  var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponderInside { return found }
    }
    return nil
  }
}

/// Leads the keyboard and assistive technology to the visible screen.
///
/// UIKit does most of it. It gives the focus of a remote control or a keyboard back to what had it in a screen
/// (`restoresFocusAfterTransition`), keeps both focus and VoiceOver's cursor in what is presented, and tells VoiceOver
/// of pushes, pops, presentations and dismissals. What is left is done here: the first responder of a screen that was
/// covered, the one that a sheet lies over, and changes that UIKit takes for a part of the screen. What UIKit tells
/// is not told again: VoiceOver would begin to read twice.
extension UIKitHost {
  /// Remembers which view gets what is typed, because something is about to change.
  func focusWillMove() {
    guard let layer = layers.last, let entry = layer.node.visibleEntry, let screen = screens[entry] else {
      return
    }
    if isTabTapped(in: layer.node) { focus.isAnnouncedByUIKit = true }
    let view = screen.viewIfLoaded?.firstResponderInside
    // Nothing has what is typed: believe that only of the screen where the host came to rest, since one that was covered in between
    // has yet to get it back.
    if view != nil || focus.rested == entry { focus.remember(view, in: entry) }
    focus.rested = nil
  }

  /// Remembers the view that gets what is typed now, because something may cover its screen before the host looks.
  func focusCame(to view: UIView) {
    guard let entry = entry(around: view) else { return }
    focus.remember(view, in: entry)
    if columnWasUsed(entry) { return }
    guard request == nil, entry != layers.last?.node.visibleEntry else { return }
    // A screen that appears below a sheet has taken it from there.
    focus.rested = nil
    soon { [weak self] in
      if let self { focusMoved(isAtRest: request == nil) }
    }
  }

  /// Looks which screen is visible now, because a step has ended or something has happened without the router.
  ///
  /// - Parameters:
  ///   - isAtRest: Whether nothing else follows at once.
  ///   - isByUser: Whether the user has tapped in the column of the visible screen, and has the keyboard where they want it.
  func focusMoved(isAtRest: Bool, isByUser: Bool = false) {
    guard let layer = layers.last, let entry = layer.node.visibleEntry else { return }
    let container = layer.node.visible.controller
    noteSeenSoon()
    if let old = focus.place, old.entry != entry {
      // Pushes, presentations and what ends them are UIKit's to tell; another container in the same place is not. Who
      // has tapped a tab is left in the bar, where UIKit says that it is selected.
      let isUnannounced =
        old.layer.isStill(layer.controller) && !old.container.isStill(container) && !focus.isAnnouncedByUIKit
      focus.unannounced = isUnannounced && !isByUser ? entry : nil
      // A screen that a sheet lies over is still in the window, and would go on getting what is typed.
      if !isByUser { takeKeyboard(from: old.entry) }
      // The next change may be one that UIKit does not tell of.
      focus.isAnnouncedByUIKit = false
    }
    focus.place = FocusKeeper.Place(
      entry: entry, layer: LastSeen(layer.controller), container: LastSeen(container))
    // A controller that other code has presented over it is not the host's, and has the keyboard and VoiceOver's cursor.
    guard isAtRest, isOnScreen else { return }
    guard presenter === layer.controller else { return watchPresented() }
    defer { focus.rest(at: entry) }
    for covered in layers.dropLast() { covered.node.visibleEntry.map(takeKeyboard) }
    // A screen that has come and gone, or has come below, may have taken the keyboard from one that is visible all the time.
    if focus.rested != entry, !isByUser { giveBack(entry) }
    if focus.unannounced != nil { announceSoon() }
  }

  /// Tells assistive technology of the visible screen in a moment: UIKit may end a change of another column, which it tells of
  /// itself, only then, and would lead away from here.
  private func announceSoon() {
    soon { [weak self] in
      // Say nothing while a request is under way or the screen is covered: the host announces it when it comes to rest again.
      guard let self, let entry = focus.unannounced, request == nil, isOnScreen,
        let layer = layers.last, presenter === layer.controller, layer.node.visibleEntry == entry
      else { return }
      focus.unannounced = nil
      UIAccessibility.post(notification: .screenChanged, argument: screens[entry]?.viewIfLoaded)
    }
  }

  /// Has what gets what is typed in a screen let go of it until the screen is visible again.
  private func takeKeyboard(from entry: EntryID) {
    guard let view = screens[entry]?.viewIfLoaded?.firstResponderInside else { return }
    focus.remember(view, in: entry)
    view.resignFirstResponder()
  }

  private func giveBack(_ entry: EntryID) {
    guard let screen = screens[entry]?.viewIfLoaded, let view = focus.view(of: entry),
      view.isDescendant(of: screen), view.window != nil, screen.firstResponderInside == nil
    else { return }
    view.becomeFirstResponder()
  }

  private func isTabTapped(in node: ContainerNode<R>) -> Bool {
    node.focused.contains { if case .tabs(let tabs) = $0 { tabs.tapped != nil } else { false } }
  }
}
