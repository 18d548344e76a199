#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkLinks

  /// Opens a link with a flag for each sheet, as views without a router do.
  @MainActor
  struct FlagsView: View {
    let membership: Membership
    @State private var path: [AppRoute] = []
    @State private var isEditing = true
    @State private var isSigningIn = false

    var body: some View {
      NavigationStack(path: $path) {
        Text("Home").navigationDestination(for: AppRoute.self) { Text("\($0)") }
      }
      .sheet(isPresented: $isEditing) { Text("A form") }
      .sheet(isPresented: $isSigningIn) { Text("Sign in") }
      .onOpenURL { url in
        isEditing = false  // the half-written form is gone, and its sheet takes a while to close
        path = [.article(id: 5)]  // and is private: the user sees it for a moment
        isSigningIn = !membership.isSignedIn  // over a sheet that is still there: late, or never
      }
    }
  }

  /// Opens the same link through a router.
  @MainActor
  struct RoutedView: View {
    let router: Router<AppRoute>

    var body: some View {
      Text("Home")
        .onOpenURL { url in
          router.open(url.absoluteString)  // the form is asked; then sign-in; then the article, over its list
        }
    }
  }
#endif
