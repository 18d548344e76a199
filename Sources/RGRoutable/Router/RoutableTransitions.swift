public import UIKitOperations
public import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Shows every ``Routable`` of the app, one transition at a time.
///
/// Apps need it for its events, and tests to put a clock of their own or a faulty host underneath:
///
/// ```swift
/// RoutableTransitions.shared.engine.onEvent { print($0.kind) }
/// ```
@preconcurrency @MainActor
public final class RoutableTransitions {
  /// Shows routables from now on.
  public static var shared = RoutableTransitions()

  /// The router underneath: its events report every transition, and its tree holds what has been asked for
  /// since nothing was under way.
  public let engine: Waymark.Router<RoutableOperation>

  /// Carries transitions out for the engine; to put another host in between, call
  /// `engine.attach(Wrapper(host))`.
  public var host: any NavigationHost<RoutableOperation> { operations }

  private let operations: UIKitOperationHost

  /// Makes one.
  ///
  /// - Parameter configuration: The engine's time-out, timer and limits. Every transition is carried out in turn,
  ///   whatever policy it names.
  public init(configuration: RouterConfiguration<RoutableOperation> = RouterConfiguration()) {
    operations = UIKitOperationHost()
    engine = operations.makeRouter(configuration)
  }

  /// A completion handler that also ends the wait if there is no transition coordinator.
  func completion(_ handler: (() -> Void)?) -> () -> Void {
    { [operations] in
      handler?()
      operations.lookAgain()
    }
  }

  func take(
    _ name: String, around surroundings: [UIViewController], animated: Bool = true,
    _ body: @escaping @MainActor () throws -> [UIViewController]
  ) {
    operations.enqueue(
      RoutableOperation(UIKitOperation(around: surroundings, body), name: name), animated: animated)
  }
}

/// A push, a presentation or a removal as the engine's routes have it: the number of the call, and what was asked for.
public typealias RoutableOperation = UIKitOperationRoute
