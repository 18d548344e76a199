import NotebookCore
import Waymark
import WaymarkWeb

/// A screen of the notebook in a page.
@MainActor
final class NotebookScreen: PageScreen {
  private let context: ScreenContext<NotebookRoute>
  private let book: Notebook
  private var text = ""

  init(_ context: ScreenContext<NotebookRoute>, _ book: Notebook) {
    self.context = context
    self.book = book
  }

  var title: String { Self.title(of: context.route) }

  static func title(of route: NotebookRoute) -> String {
    switch route {
    case .notes: "Notes"
    case .note(let number): "Note \(number)"
    case .edit(let number): "Edit note \(number)"
    case .discard: "Discard the changes?"
    case .account: "Account"
    case .signIn: "Sign in"
    }
  }

  func fill(_ element: PageElement) {
    write(element)
    // A note may have been edited when it is seen again.
    guard case .note = context.route else { return }
    context.onPhase { [weak self] in if $0 == .appeared { self?.write(element) } }
    context.onUpdate { [weak self] _ in self?.write(element) }
  }

  private func write(_ element: PageElement) {
    element.clear()
    element.add("h1", title)
    switch context.route {
    case .notes:
      let list = element.add("ul")
      for (index, note) in book.notes.enumerated() {
        list.add("li").add("a", note).set("href", "/notes/\(index + 1)")
      }
    case .note(let number):
      element.add("p", book.note(number) ?? "There is no such note.")
      if book.note(number) != nil { button("Edit", in: element) { $0.context.push(.edit(number)) } }
    case .edit(let number): fillForm(element, number)
    case .discard:
      button("Keep", in: element) { $0.context.answer(Notebook.discard, false) }
      button("Discard", in: element) { $0.context.answer(Notebook.discard, true) }
    case .account:
      element.add("p", "Hello, \(book.name ?? "")")
      button("Sign out", in: element) { $0.book.signOut() }
    case .signIn:
      let field = element.add("input").set("aria-label", "Name").set("placeholder", "Name")
      field.on("input") { [weak self] in self?.text = $0 }
      button("Sign in", in: element) { screen in
        screen.book.name = screen.text.isEmpty ? "Somebody" : screen.text
        screen.context.finishDetour()
      }
      button("Not now", in: element) { $0.context.close() }
    }
  }

  private func fillForm(_ element: PageElement, _ number: Int) {
    text = book.note(number) ?? ""
    let area = element.add("textarea").set("aria-label", "Note")
    area.setValue(text)
    area.on("input") { [weak self] in self?.text = $0 }
    context.onLeave { [weak self] _ in
      guard let self, self.text != self.book.note(number) else { return .allow }
      return .ask(Notebook.discard) { $0 == true ? .allow : .stay("unsaved") }
    }
    button("Save", in: element) { screen in
      if screen.book.note(number) != nil { screen.book.notes[number - 1] = screen.text }
      screen.context.close()
    }
  }

  private func button(
    _ title: String, in element: PageElement, _ act: @escaping @MainActor (NotebookScreen) -> Void
  ) {
    element.add("button", title).set("type", "button").on("click") { [weak self] _ in
      if let self { act(self) }
    }
  }
}

/// The notebook in this page.
@MainActor
final class NotebookPage: Coordinator {
  static var current: NotebookPage?

  let book = Notebook()
  let page: BrowserPage
  private var host: PageHost<NotebookRoute>?

  init(_ page: BrowserPage) {
    self.page = page
    let host = PageHost(router: book.router, coordinator: self, links: Notebook.links, page: page)
    host.tabTitle = { $0 == .notes ? "Notes" : "Account" }
    self.host = host
    Self.current = self
    host.start()
  }

  func screen(for route: NotebookRoute, context: ScreenContext<NotebookRoute>) -> any PageScreen {
    NotebookScreen(context, book)
  }
}

/// Starts the notebook, as the glue does.
@_expose(wasm, "start")
@_cdecl("start")
public func start() { BrowserPage.start { NotebookPage($0) } }
