import NotebookCore
import Waymark
import WaymarkLinks
import WaymarkWeb

// Scripts/check-browser has the notebook act as an app's code does, and say what its page should show.

private func onMain(_ body: @escaping @MainActor (Notebook, BrowserPage) -> Void) {
  let call: @MainActor () -> Void = {
    if let page = NotebookPage.current { body(page.book, page.page) }
  }
  unsafeBitCast(call, to: (() -> Void).self)()
}

/// Has the app navigate as a random number says.
@_expose(wasm, "act")
@_cdecl("act")
public func act(_ number: Int32) {
  onMain { book, _ in
    let note = Int(number / 16 % 3) + 1
    switch number % 16 {
    case 0...2: book.router.show(.note(note))
    case 3: book.router.push(.note(note))
    case 4: book.router.push(.edit(note))
    case 5, 6: book.router.pop()
    case 7: book.router.present(.edit(note), as: number / 48 % 2 == 0 ? .sheet : .fullScreen)
    case 8, 9: book.router.dismiss()
    case 10: book.router.select(.account)
    case 11: book.router.select(.notes)
    case 12: book.signOut()
    case 13: book.router.open("/notes/\(note)/edit")
    case 14: book.router.popToRoot()
    default: book.router.replaceTop(with: .note(note))
    }
  }
}

/// Writes what is to be seen on the app's element: the titles of each layer's screens, a layer a line.
@_expose(wasm, "describe")
@_cdecl("describe")
public func describe() {
  onMain { book, page in
    let tree = book.router.host.tree
    var lines: [String] = []
    for layer in 0...tree.modals.count {
      var titles: [String] = []
      tree.layer(layer).forEachSeen(room: page.columnsThatFit) {
        titles.append(NotebookScreen.title(of: $0.route))
      }
      lines.append(titles.joined(separator: "|"))
    }
    page.set(0, "data-seen", lines.joined(separator: "\n"))
    let visible = book.router.tree.visibleElement.route
    page.set(0, "data-link", (try? Notebook.links.path(for: visible)) ?? "")
  }
}
