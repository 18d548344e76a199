import Dispatch
import WaymarkTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Takes the terminal over, echoes keys, and ends in the way a key asks for. With `app` it is a small application.
do {
  if CommandLine.arguments.contains("app") { try runApplication() }
  let terminal = try Terminal()
  let renderer = Renderer()
  var parser = KeyParser()
  var message = "ready"
  var invalidations = 0

  func draw() {
    let size = terminal.size
    terminal.write(
      renderer.render(size: size) { canvas in
        canvas.write("\(message) \(size.width)x\(size.height)", x: 0, y: 0, style: .bold)
      })
  }

  terminal.onResize = draw
  terminal.onInvalidate = {
    renderer.invalidate()
    message = "again"
    invalidations += 1
    draw()
  }
  terminal.onEnd = { terminal.die(of: $0) }
  terminal.onInput = { bytes in
    for key in parser.feed(bytes) {
      switch key {
      case .character("q"):
        terminal.deactivate()
        exit(7)
      case .character("e"): exit(8)
      case .character("t"): preconditionFailure("trapped on purpose")
      case .character("a"): abort()
      case .character("w"):
        write(STDERR_FILENO, "noise\n", 6)
        message = "written"
      case .character("s"): raise(SIGSTOP)
      case .character("o"): message = "\(overflow(0))"
      case .character("n"): message = "drawn again: \(invalidations)"
      case .character("h"):
        message = "hanging"
        draw()
        while true { pause() }
      default: message = "\(key)"
      }
    }
    draw()
  }
  try terminal.activate()
  draw()
  dispatchMain()
} catch {
  let message = "terminal-fixture: \(error)\n"
  write(STDERR_FILENO, message, message.utf8.count)
  exit(64)
}
