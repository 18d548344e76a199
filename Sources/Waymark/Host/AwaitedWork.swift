/// Work in a task for which navigations wait: performing a step, or computing the answer of a guard or a screen.
///
/// If such a task awaits the outcome of a navigation that waits for the task, the wait never ends. Tasks that it
/// creates do not count, although they inherit its task-local values: a screen that is made within a step may await
/// anything.
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
  /// Whether a navigation that has not ended cannot end before this work does.
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

  /// The work that the current task does for a router, if the router waits for it.
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

  /// A number that identifies the current task as long as it runs.
  private static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }
}
