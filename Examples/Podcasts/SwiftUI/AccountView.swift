#if canImport(SwiftUI)
  import PodcastsAccount
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  /// The screens of the account.
  @MainActor
  struct AccountView: View {
    private let route: AccountRoute
    private let context: ScreenContext<AccountRoute>
    private let session: Session

    init(_ route: AccountRoute, _ context: ScreenContext<AccountRoute>, _ session: Session) {
      self.route = route
      self.context = context
      self.session = session
    }

    var body: some View {
      screen.screenContext(context)
    }

    @ViewBuilder private var screen: some View {
      switch route {
      case .account: AccountForm(model: AccountModel(context, session))
      case .signIn: SignInForm(SignInModel(context, session))
      }
    }
  }

  /// The user who is signed in, if somebody is.
  @MainActor
  private struct AccountForm: View {
    let model: AccountModel

    var body: some View {
      Form {
        Text(model.greeting)
        if model.isSignedIn {
          Button("Sign out") { model.signOut() }
        } else {
          Button("Sign in") { model.signIn() }
        }
      }
      .navigationTitle("Account")
    }
  }

  /// The form in which the user signs in.
  @MainActor
  private struct SignInForm: View {
    @ScreenModel private var model: SignInModel

    init(_ model: @autoclosure @escaping @MainActor () -> SignInModel) {
      _model = ScreenModel(wrappedValue: model())
    }

    var body: some View {
      Form {
        TextField("Name", text: Binding(get: { model.name }, set: { model.name = $0 }))
        Button("Sign in") { model.signIn() }.disabled(!model.canSignIn)
        Button("Not now") { model.cancel() }
      }
      .navigationTitle("Sign in")
    }
  }
#endif
