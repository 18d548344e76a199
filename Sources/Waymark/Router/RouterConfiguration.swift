/// How a router works.
///
/// ```swift
/// let router = Router(.home, configuration: RouterConfiguration(links: links) { $0 == .signIn ? .sheet : .push })
/// ```
@MainActor
public struct RouterConfiguration<R: Route> {
  package let placement: @MainActor (R) -> Placement<R>
  package let links: (any LinkOpener<R>)?
  package let log: (@MainActor (String) -> Void)?
  package let advanced: Advanced

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - links: The links that the router opens, which can be set on the router too.
  ///   - placement: Where ``Router/show(_:options:)`` puts a route that is not there yet, by default on the
  ///     visible stack.
  ///   - log: Takes a line of text when a host or an app does something wrong that the router tolerates; by default it writes to
  ///     standard error, and with `nil` there is no log.
  ///   - advanced: Limits, times and other settings that few apps change.
  public init(
    links: (any LinkOpener<R>)? = nil, placement: @escaping @MainActor (R) -> Placement<R> = { _ in .push },
    log: (@MainActor (String) -> Void)? = RouterConfiguration.standardErrorLog,
    advanced: Advanced = Advanced()
  ) {
    self.links = links
    self.log = log
    self.advanced = advanced
    self.placement = placement
  }

  /// Writes a line to standard error.
  @usableFromInline package static var standardErrorLog: @MainActor (String) -> Void {
    { MisuseLog.standardError($0) }
  }

  /// Limits, times and other settings that few apps change.
  @MainActor
  public struct Advanced {
    package let stepTimeout: Duration?
    package let redirectLimit: Int
    package let eventCapacity: Int
    package let timer: any NavigationTimer

    /// Makes settings.
    ///
    /// Without a time-out, only the host says that a step is over: a step that is never acknowledged holds up all that is asked
    /// for later. It suits code above the router that measures time itself. The log is then silent about a router that
    /// has no host.
    ///
    /// - Parameters:
    ///   - stepTimeout: How long a host may take to acknowledge a step before it is asked to build the tree anew; `nil` if the
    ///     router waits for ever.
    ///   - redirectLimit: How often one navigation may be sent elsewhere: by redirects, detours and questions to the user together.
    ///   - eventCapacity: How many events a reader of ``Router/events()`` may be behind before it loses the oldest.
    ///   - timer: The timer that measures time-outs. By default it counts only the time in which the program runs, so that a step
    ///     is not overdue because the system suspended the program.
    public init(
      stepTimeout: Duration? = .seconds(3),
      redirectLimit: Int = 10,
      eventCapacity: Int = 1024, timer: (any NavigationTimer)? = nil
    ) {
      self.stepTimeout = stepTimeout
      self.redirectLimit = redirectLimit
      self.eventCapacity = eventCapacity
      self.timer = timer ?? MainQueueTimer()
    }
  }
}
