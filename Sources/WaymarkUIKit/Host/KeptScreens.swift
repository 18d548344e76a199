public import Waymark

/// A screen that the host keeps for a while after its place has gone, because it is slow to make: a video, a map.
///
/// The place, its context and its tasks end as always. When the user comes to the same place again, the host shows this controller
/// instead of asking the coordinator for a new one. It keeps the last few, up to ``UIKitHost/keptScreenLimit``, until the system
/// warns of low memory.
@MainActor
public protocol ReusableScreen<R>: UIViewController {
  /// The routes of the app.
  associatedtype R: Route

  /// Shows a new place with the controller of one that has gone.
  ///
  /// - Parameters:
  ///   - route: The route of the new place.
  ///   - context: Its context, in place of the one that has ended: objections and tasks begin anew.
  func reuse(for route: R, context: ScreenContext<R>)
}

/// The reusable screens of places that have gone, the latest last.
@MainActor
struct KeptScreens<R: Route> {
  private var all: [(route: R, screen: any ReusableScreen<R>)] = []

  /// How many are kept at most.
  var limit = 3 { didSet { dropOldest() } }

  /// Keeps a screen that can be reused.
  mutating func keep(_ screen: UIViewController, of route: R) {
    guard let screen = screen as? any ReusableScreen<R> else { return }
    all.append((route, screen))
    dropOldest()
  }

  /// Takes out the latest screen of the same place that UIKit has let go of, with its new context.
  mutating func reuse(for entry: Entry<R>, _ context: ScreenContext<R>) -> UIViewController? {
    guard let index = all.lastIndex(where: { $0.route.isSamePlace(as: entry.route) && $0.screen.isFree })
    else {
      return nil
    }
    let screen = all.remove(at: index).screen
    screen.reuse(for: entry.route, context: context)
    return screen
  }

  mutating func removeAll() { all = [] }

  private mutating func dropOldest() { all.removeFirst(max(0, all.count - max(0, limit))) }
}
