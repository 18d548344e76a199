// The code of Sources/WaymarkTerminal/WaymarkTerminal.docc/terminal-programs.md.
import Waymark
import WaymarkTerminal

enum AppRoute: Route, Codable {
  case home
  case message(Int)
}

struct Message: Identifiable {
  var id: Int
  var subject: String
}

/// The list alone.
@MainActor
final class ListScreen: TerminalScreen {
  private let context: ScreenContext<AppRoute>
  private var list = TerminalList([Message]())
  let title = "List"

  init(_ context: ScreenContext<AppRoute>) { self.context = context }

  func draw(on canvas: Canvas) {
    for row in list.rows(on: canvas, placeholder: "No messages") {
      row.write(list[row.index].subject)
    }
  }

  func handle(_ key: Key) -> Bool {
    if list.handle(key) { return true }
    guard key == .enter, let message = list.selectedItem else { return false }
    context.push(.message(message.id))
    return true
  }
}

/// The text field alone.
@MainActor
final class SearchScreen: TerminalScreen {
  private let context: ScreenContext<AppRoute>
  private var search: TerminalTextField {
    didSet { context.saved["search"] = search }
  }

  let title = "Search"

  init(_ context: ScreenContext<AppRoute>) {
    self.context = context
    search = context.saved["search"] ?? TerminalTextField(limit: 80)
  }

  func draw(on canvas: Canvas) {
    search.draw(
      on: canvas.region(x: 0, y: 0, width: canvas.width, height: 1), placeholder: "Subject", style: .underline
    )
  }

  func handle(_ key: Key) -> Bool { search.handle(key) }

  // A paste, as one change.
  func handle(_ keys: ArraySlice<Key>) -> Int { search.handle(keys) }
}

/// Messages, and a line above them in which a subject is typed.
@MainActor
final class MessagesScreen: TerminalScreen {
  private let context: ScreenContext<AppRoute>
  private let messages = (0..<1000).map { Message(id: $0, subject: "Message \($0)") }
  private var list = TerminalList([Message]())
  private var search: TerminalTextField {
    didSet { context.saved["search"] = search }
  }

  let title = "Messages"
  let hints = [KeyHint("Enter", "open"), KeyHint("↑↓", "choose")]

  init(_ context: ScreenContext<AppRoute>) {
    self.context = context
    search = context.saved["search"] ?? TerminalTextField(limit: 80)
    list.items = messages
  }

  func draw(on canvas: Canvas) {
    search.draw(
      on: canvas.region(x: 0, y: 0, width: canvas.width, height: 1), placeholder: "Subject", style: .underline
    )
    let part = canvas.region(x: 0, y: 1, width: canvas.width, height: canvas.height - 1)
    for row in list.rows(on: part, placeholder: "No messages") {
      row.write(list[row.index].subject)
    }
  }

  func handle(_ keys: ArraySlice<Key>) -> Int {
    defer { find() }
    return search.handle(keys)
  }

  func handle(_ key: Key) -> Bool {
    if list.handle(key) { return true }
    if search.handle(key) {
      find()
      return true
    }
    guard key == .enter, let message = list.selectedItem else { return false }
    context.push(.message(message.id))
    return true
  }

  private func find() {
    let text = search.text
    list.items = text.isEmpty ? messages : messages.filter { $0.subject.contains(text) }
  }
}

@MainActor
final class MessageScreen: TerminalScreen {
  let title: String

  init(_ id: Int) { title = "Message \(id)" }

  func draw(on canvas: Canvas) { canvas.write(title, x: 0, y: 0) }
}

@MainActor
final class AppCoordinator: Coordinator {
  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> any TerminalScreen {
    switch route {
    case .home: MessagesScreen(context)
    case .message(let id): MessageScreen(id)
    }
  }
}

let terminal = try Terminal()
let router = Router<AppRoute>(.home)
let host = TerminalHost(router: router, coordinator: AppCoordinator(), output: terminal)
try TerminalApplication(terminal: terminal, host: host).run()
