import PodcastsAccount
import Waymark
import WaymarkTerminal

/// Makes the screens of the account.
@MainActor
struct AccountScreens: Coordinator {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func screen(for route: AccountRoute, context: ScreenContext<AccountRoute>) -> any TerminalScreen {
    switch route {
    case .account: account(AccountModel(context, session))
    case .signIn: SignInScreen(SignInModel(context, session))
    }
  }

  private func account(_ model: AccountModel) -> PageScreen {
    PageScreen {
      let row =
        model.isSignedIn
        ? Page.Row.action("Sign out") { model.signOut() } : Page.Row.action("Sign in…") { model.signIn() }
      return Page(title: "Account", lines: [model.greeting + "."], rows: [row])
    }
  }
}
