#if canImport(SwiftUI)
  import CafeAccount
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  /// The screens of the account.
  @MainActor
  struct AccountScreen: View {
    let route: AccountRoute
    let context: ScreenContext<AccountRoute>
    let session: Session

    var body: some View {
      switch route {
      case .account:
        let model = AccountModel(context, session: session)
        Form {
          Text(model.greeting)
          if model.isSignedIn {
            Button("Sign out") { model.signOut() }
          } else {
            RouteLink("Sign in", to: AccountRoute.signIn, by: .present(.sheet))
          }
        }
        .navigationTitle("Account")
      case .signIn: SignInScreen(context: context, session: session)
      }
    }
  }

  /// The form in which the user signs in.
  ///
  /// What was typed is not lost by a careless pull.
  @MainActor
  struct SignInScreen: View {
    @Kept private var model: SignInModel

    init(context: ScreenContext<AccountRoute>, session: Session) {
      _model = Kept(wrappedValue: SignInModel(context, session: session))
    }

    var body: some View {
      Form {
        TextField("Name", text: Binding(get: { model.name }, set: { model.name = $0 }))
        Button("Sign in") { model.signIn() }.disabled(!model.canSignIn)
        Button("Not now") { model.cancel() }
      }
      .navigationTitle("Sign in")
      .interactiveDismissDisabled(model.canSignIn)
    }
  }
#endif
