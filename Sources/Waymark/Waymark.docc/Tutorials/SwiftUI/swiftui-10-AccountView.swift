import SwiftUI
import Waymark
import WaymarkSwiftUI

/// The user who is signed in.
@MainActor
struct AccountView: View {
  let session: Session

  var body: some View {
    List {
      if let name = session.name {
        Text("Hello, \(name)")
        Button("Sign out") { session.signOut() }
      } else {
        RouteLink("Sign in", to: AppRoute.signIn, as: .sheet)
      }
    }
    .navigationTitle("Account")
  }
}
