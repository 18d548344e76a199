import Waymark
import WaymarkTerminal

/// Makes the screens of the account.
struct AccountScreens: Coordinator {
  let session: Session

  func screen(for route: AccountRoute, context: ScreenContext<AccountRoute>) -> any TerminalScreen {
    switch route {
    case .account: PageScreen { account(context) }
    case .signIn: signIn(context)
    }
  }

  private func account(_ context: ScreenContext<AccountRoute>) -> Page {
    if let name = session.name {
      Page(title: "Account", line: "Hello, \(name).", rows: [("Sign out", { session.name = nil })])
    } else {
      Page(title: "Account", rows: [("Sign in…", { context.show(.signIn) })])
    }
  }

  private func signIn(_ context: ScreenContext<AccountRoute>) -> PageScreen {
    var name = ""
    return PageScreen {
      let signIn: Page.Row = ("Sign in", { session.signIn(as: name, on: context) })
      return Page(
        title: "Sign in", field: ("Name:", name, { name = $0 }),
        rows: [signIn, ("Not now", { context.close() })])
    }
  }
}
