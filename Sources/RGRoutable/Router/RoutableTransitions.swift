import UIKitTurns
import Waymark

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What every ``Routable`` of the app is shown by, one transition at a time.
///
/// Apps need it for the events of what happens, and tests to put a clock of their own or a faulty host underneath:
///
/// ```swift
/// RoutableTransitions.shared.engine.onEvent { print($0.kind) }
/// ```
@preconcurrency @MainActor
public final class RoutableTransitions {
  /// What routables are shown by from now on.
  public static var shared = RoutableTransitions()

  /// The router underneath: its events tell of every transition, its tree what has been asked for since nothing was
  /// under way.
  public let engine: Waymark.Router<RoutableTurn>

  /// What carries transitions out for the engine, to put another host between: `engine.attach(Wrapper(host))`.
  public var host: any NavigationHost<RoutableTurn> { turns }

  private let turns: TurnHost

  /// Makes one.
  ///
  /// - Parameter configuration: The engine's time-out, timer and limits. Every transition is carried out in turn,
  ///   whatever policy it names.
  public init(configuration: RouterConfiguration<RoutableTurn> = RouterConfiguration()) {
    turns = TurnHost()
    engine = turns.makeRouter(configuration)
  }

  /// A completion handler that also ends the wait for what has no transition coordinator.
  func completion(_ handler: (() -> Void)?) -> () -> Void {
    { [turns] in
      turns.lookAgain()
      handler?()
    }
  }

  func take(
    _ name: String, around surroundings: [UIViewController], animated: Bool = true,
    _ body: @escaping @MainActor () throws -> [UIViewController]
  ) {
    turns.take(RoutableTurn(Turn(around: surroundings, body), name: name), animated: animated)
  }
}
