/// What a task does for a router that navigations wait for: it performs a step, or answers for a guard or a screen.
///
/// A navigation's outcome awaited by the very task that it waits for is a wait without end. Tasks made by that task are
/// others, although they inherit what is known to it: a screen made within a step may await what it likes.
struct AwaitedWork: Sendable {
  /// What the task does.
  enum Kind: Sendable {
    case step
    case answer
  }

  private static let local = TaskLocal<AwaitedWork?>(wrappedValue: nil)

  let kind: Kind
  /// The navigation that it is done for.
  let navigation: NavigationID
  private let router: ObjectIdentifier
  private var task = 0
  /// Whether the router still waits for it.
  private let isUnderWay: @Sendable @MainActor () -> Bool
  /// Whether a navigation of the router that has not ended cannot end before it does.
  private let isAwaited: @Sendable @MainActor (NavigationID) -> Bool

  @MainActor
  init<R: Route>(
    _ kind: Kind, for navigation: NavigationID, of reference: RouterReference<R>,
    isUnderWay: @escaping @Sendable @MainActor () -> Bool,
    isAwaited: @escaping @Sendable @MainActor (NavigationID) -> Bool = { _ in true }
  ) {
    self.kind = kind
    self.navigation = navigation
    router = ObjectIdentifier(reference)
    self.isUnderWay = isUnderWay
    self.isAwaited = isAwaited
  }

  /// Does the work in the task that calls this.
  ///
  /// - Parameter body: The work.
  /// - Returns: What it returns.
  @MainActor
  func perform<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    var own = self
    own.task = Self.currentTask
    return try await Self.local.withValue(own) { try await body() }
  }

  /// The work that this very task does for a router, if it does any that the router waits for.
  @MainActor
  static func current<R: Route>(of reference: RouterReference<R>) -> AwaitedWork? {
    guard let work = local.get(), work.router == ObjectIdentifier(reference), work.task == currentTask,
      work.isUnderWay()
    else { return nil }
    return work
  }

  /// Why waiting for a navigation would never end.
  @MainActor
  func refusal(toWaitFor id: NavigationID) -> NavigationError? {
    guard isAwaited(id) else { return nil }
    return switch kind {
    case .step: .awaitedInsideItsOwnStep(id)
    case .answer: .awaitedInsideItsOwnGuard(id)
    }
  }

  /// A number that no other task has as long as this one runs.
  private static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }
}
