import Waymark
import WaymarkTerminal

/// Makes the screens of the account.
struct AccountScreens: Coordinator {
  let session: Session

  func screen(for route: AccountRoute, context: ScreenContext<AccountRoute>) -> any TerminalScreen {
    switch route {
    case .account: account(context)
    case .signIn: signIn(context)
    }
  }

  private func account(_ context: ScreenContext<AccountRoute>) -> PageScreen {
    PageScreen {
      if let name = session.name {
        Page(title: "Account", lines: ["Hello, \(name)."], rows: [("Sign out", { session.name = nil })])
      } else {
        Page(title: "Account", rows: [("Sign in…", { context.show(.signIn) })])
      }
    }
  }

  private func signIn(_ context: ScreenContext<AccountRoute>) -> PageScreen {
    var name = ""
    return PageScreen {
      Page(
        title: "Sign in", field: ("Name:", name, { name = $0 }),
        rows: [("Sign in", { session.signIn(as: name, on: context) }), ("Not now", { context.close() })])
    }
  }
}
