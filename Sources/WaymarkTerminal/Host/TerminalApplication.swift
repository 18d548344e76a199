import Dispatch
public import Waymark

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that shows a router's tree in the terminal it was started in.
///
/// It takes the terminal, draws, passes keys and signals to the host, and restores the terminal when the
/// program ends. Keep the program's `main` synchronous: ``run()`` does not return.
///
/// ```swift
/// let terminal = try Terminal()
/// let host = TerminalHost(router: router, coordinator: coordinator, output: terminal)
/// let application = TerminalApplication(terminal: terminal, host: host)
/// host.onKey = { key in
///   guard key == .character("q") else { return false }
///   application.quit()
///   return true
/// }
/// try application.run()
/// ```
@MainActor
public final class TerminalApplication<R: Route> {
  /// The terminal.
  public let terminal: Terminal
  /// The host that shows the tree in it.
  public let host: TerminalHost<R>
  /// Called once before the program ends, by ``quit(status:)`` or by a signal, while it still has the
  /// terminal.
  public var onQuit: (() -> Void)?
  private let router: Router<R>?

  /// Makes a program; nothing happens before ``run()``.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - host: The host that shows the tree; its output is that terminal.
  public init(terminal: Terminal, host: TerminalHost<R>) {
    self.terminal = terminal
    self.host = host
    router = host.router
  }

  /// Takes the terminal, shows the router's tree and runs until the program ends.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot be taken; then nothing is changed.
  public func run() throws(TerminalError) -> Never {
    try start()
    dispatchMain()
  }

  /// Takes the terminal and shows the router's tree, for programs that run the main queue themselves.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot be taken; then nothing is changed.
  public func start() throws(TerminalError) {
    terminal.onInput = { [host] in host.receive($0) }
    terminal.onResize = { [host] in host.setNeedsDisplay() }
    terminal.onInvalidate = { [host] in host.redraw() }
    terminal.onEnd = { [self] signal in
      prepareToQuit()
      terminal.die(of: signal)
    }
    do {
      try terminal.activate()
    } catch {
      // The closures refer to the objects that keep the terminal, so they would form a cycle.
      (terminal.onInput, terminal.onResize, terminal.onInvalidate, terminal.onEnd) = (nil, nil, nil, nil)
      throw error
    }
    router?.host.attach(host, isKept: false)
    host.drawIfNeeded()
  }

  /// Ends the program.
  ///
  /// - Parameter status: Its exit status.
  public func quit(status: Int32 = 0) -> Never {
    prepareToQuit()
    terminal.deactivate()
    exit(status)
  }

  /// Lends the terminal to another program, such as an editor, and takes it again.
  ///
  /// - Parameter body: Runs the other program to its end. Nothing is drawn and no key is read meanwhile.
  public func lend(_ body: () -> Void) {
    terminal.deactivate()
    body()
    do throws(TerminalError) {
      try terminal.activate()
      host.redraw()
    } catch {
      // The program cannot go on where it has no terminal.
      quit(status: 74)
    }
  }

  private func prepareToQuit() {
    let body = onQuit
    onQuit = nil
    body?()
  }
}
