import SwiftUI
import Waymark
import WaymarkSwiftUI

/// A screen of the account.
struct AccountView: View {
  let route: AccountRoute
  let context: ScreenContext<AccountRoute>
  let session: Session
  @State private var name = ""

  var body: some View {
    switch route {
    case .account: account.navigationTitle("Account")
    case .signIn: signIn.navigationTitle("Sign in")
    }
  }

  private var account: some View {
    Form {
      if let name = session.name {
        Text("Hello, \(name).")
        Button("Sign out") { session.name = nil }
      } else {
        Button("Sign in") { context.show(.signIn) }
      }
    }
  }

  private var signIn: some View {
    Form {
      TextField("Name", text: $name)
      Button("Sign in") { session.signIn(as: name, on: context) }.disabled(name.isEmpty)
      Button("Not now") { context.close() }
    }
  }
}
