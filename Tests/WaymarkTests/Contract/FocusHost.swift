import Waymark
import WaymarkTesting

/// A host that shows everything at once, with two fields in every screen and a bar around them, and that can be wrong in
/// one way about focus or announcements.
@MainActor
final class FocusHost: NavigationHost {
  enum Fault: String, CaseIterable {
    case none
    case leavesTheFocusBehind
    case losesTheFocus
    case takesTheFirstFieldAgain
    case focusesTheBar
    case letsTheFocusOutOfModals
    case stealsTheFocus
    case announcesNothing
    case announcesTwice
    case announcesWhatNobodySees
    case announcesAnotherTitle
    case announcesColumnsThatDoNotFit
  }

  private let fault: Fault
  /// Whether it also announces what comes beside the screen that is visible, which it may.
  private let announcesBeside: Bool
  /// How many columns fit.
  var room = 1 {
    didSet { router?.host.columnsThatFit = room }
  }
  private weak var router: Router<Place>?
  private(set) var displayed: EntryTree<Place>?
  private(set) var focused: FocusedElement?
  private(set) var announced: [String] = []
  /// The elements that had the focus in screens that are covered.
  private var remembered: [EntryID: FocusedElement] = [:]

  init(_ router: Router<Place>, _ fault: Fault, announcesBeside: Bool = false) {
    self.router = router
    self.fault = fault
    self.announcesBeside = announcesBeside
  }

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    change { displayed?.apply(step.step) }
    if fault == .announcesWhatNobodySees, !step.isVisible {
      step.step.forEachInserted { announced.append("\($0.route)") }
    }
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    router?.host.columnsThatFit = room
    change { displayed = tree }
    acknowledgement.succeed()
  }

  private func change(_ body: () -> Void) {
    let old = displayed?.visibleElement
    let before = seen
    body()
    guard let new = displayed?.visibleElement else { return }
    for entry in seen where announcesBeside && entry.id != new.id && !before.contains(entry) {
      announced.append("\(entry.route)")
    }
    if let old, let focused { remembered[old.id] = focused }
    if new.id != old?.id {
      announce(new)
      moveFocus(to: new.id)
    } else if fault == .stealsTheFocus {
      focused = FocusedElement(.screen(new.id), name: "first")
    }
  }

  /// The entries of the top layer's columns that can be seen, or would be if more columns did fit.
  private var seen: [Entry<Place>] {
    let room = fault == .announcesColumnsThatDoNotFit ? 3 : room
    guard let displayed, case .columns(let columns) = displayed.layer(displayed.modals.count) else {
      return []
    }
    return columns.shown(room: room).map { columns[$0].visibleElement }
  }

  private func moveFocus(to id: EntryID) {
    let first = FocusedElement(.screen(id), name: "first")
    switch fault {
    case .leavesTheFocusBehind where focused != nil: break
    case .losesTheFocus: focused = nil
    case .takesTheFirstFieldAgain: focused = first
    case .focusesTheBar: focused = FocusedElement(.chrome(layer: displayed?.modals.count ?? 0), name: "bar")
    default: focused = remembered[id] ?? first
    }
  }

  private func announce(_ entry: Entry<Place>) {
    switch fault {
    case .announcesNothing: break
    case .announcesTwice: announced += ["\(entry.route)", "\(entry.route)"]
    case .announcesAnotherTitle: announced.append("screen")
    default: announced.append("\(entry.route)")
    }
  }

  func userMoves() -> Bool {
    guard let visible = displayed?.visibleElement.id, let focused else { return false }
    if fault == .letsTheFocusOutOfModals, let below = displayed?.root.visibleElement.id {
      self.focused = FocusedElement(.screen(below), name: "second")
    } else {
      self.focused = FocusedElement(.screen(visible), name: focused.name == "first" ? "second" : "first")
    }
    return true
  }

  func userCloses(_ id: EntryID) -> Bool {
    var isClosed = false
    change { isClosed = displayed?.close(id) == true }
    if isClosed { router?.host.report(.closed(id)) }
    return isClosed
  }
}
