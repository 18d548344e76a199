package import WaymarkState

/// All that a router has to do, and to tell.
package enum Effect: Sendable {
  // For the host.
  case perform(HostStep)
  case rebuild(PlaceTree, HostRequest)
  /// A transition that the host has not begun is not wanted any more.
  case withdraw(HostRequest)

  // For the app's closures.
  indirect case workOut(Work)
  case ask(Turn)
  /// The user has answered the question that a screen asked, or has left it.
  case hear(TurnNumber, AnyValue?)

  // For those who navigate.
  /// The tree has changed. Every change of it is told.
  indirect case committed(NavigationNumber, Change)
  case ended(NavigationNumber, Outcome)
  /// A guard sends a navigation elsewhere.
  case redirected(NavigationNumber, Edit)
  /// Guards have taken places out of what a restore brings or a recheck leaves.
  indirect case refused(NavigationNumber, [Place])
  /// A navigation is the same as an older one, whose end is its own.
  case joined(NavigationNumber, to: NavigationNumber)
  /// The user has come to rest at another place.
  indirect case arrived(Arrival)

  // For screens.
  case screen(EntryID, ScreenEvent)
  indirect case deliver(Delivery)

  // For those who watch.
  case noticed(Notice)
}

/// A transition with all that the host may want to know of it.
package struct HostStep: Sendable {
  package let request: HostRequest
  package let step: PlaceStep
  /// The newest navigation that it belongs to, or 0.
  package let navigation: NavigationNumber
  package let options: StepOptions
}

/// The user has come to rest at another place.
package struct Arrival: Sendable {
  package let place: Place
  /// The navigation that led there; `nil` for the first place.
  package let request: Request?
}

/// An edit that only the app can work out.
package struct Work: Sendable {
  package let number: WorkNumber
  package let navigation: NavigationNumber
  package let edit: EditNumber
  package let screen: EntryID?
  package let tree: PlaceTree
  package let ids: EntryID.Generator
}

/// An event in the life of a screen.
///
/// Nothing comes after `removed`, unless the place is shown again: by another host, or in another part of the tree.
package enum ScreenEvent: Hashable, Sendable {
  case created
  case appeared
  case covered
  case updated
  case removed
}

/// Those for whom there are effects only if they listen.
package struct Audience: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// ``Effect/committed(_:_:)``.
  package static let commits = Audience(rawValue: 1)
  /// ``Effect/arrived(_:)``.
  package static let arrivals = Audience(rawValue: 2)
  /// ``Effect/screen(_:_:)``.
  package static let screens = Audience(rawValue: 4)
}

/// First in, first out, in two arrays.
///
/// An item comes to the end of one and goes from the end of the other, so that nothing of it is left in either.
struct Queue<Element> {
  private var coming: [Element] = []
  /// Those that came before, the first one last.
  private var going: [Element] = []

  var count: Int { coming.count + going.count }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ item: Element) { coming.append(item) }

  mutating func popFirst() -> Element? {
    if going.isEmpty {
      swap(&going, &coming)
      if going.count > 1 { going.reverse() }
    }
    return going.popLast()
  }
}

extension Queue: Sendable where Element: Sendable {}
