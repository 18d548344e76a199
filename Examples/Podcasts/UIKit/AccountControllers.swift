import PodcastsAccount
import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Makes the view controllers of the account.
@MainActor
struct AccountControllers: Coordinator {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func screen(for route: AccountRoute, context: ScreenContext<AccountRoute>) -> UIViewController {
    switch route {
    case .account: account(AccountModel(context, session))
    case .signIn: signIn(SignInModel(context, session))
    }
  }

  private func account(_ model: AccountModel) -> UIViewController {
    ListController(title: "Account") { page in
      page.add(model.greeting)
      if model.isSignedIn {
        page.add("Sign out") { model.signOut() }
      } else {
        page.add("Sign in") { model.signIn() }
      }
    }.watching { _ = model.isSignedIn }
  }

  private func signIn(_ model: SignInModel) -> UIViewController {
    ListController(title: "Sign in") { page in
      page.addField("Name", model.name) { model.name = $0 }
      page.add("Sign in") { model.signIn() }
      page.add("Not now") { model.cancel() }
    }
  }
}
