#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  #if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Tells the host when a screen comes and goes, and when the user acts in it.
    ///
    /// SwiftUI reports only that a transition begins. UIKit tells the controller of a view inside the screen when
    /// the transition has ended, and whether a finger holds it.
    @MainActor
    struct AppearanceProbe<R: Route>: UIViewControllerRepresentable {
      let screen: ScreenNode<R>
      let host: BindingHost<R>

      func makeUIViewController(context: Context) -> ProbeController<R> {
        let controller = ProbeController<R>(nibName: nil, bundle: nil)
        updateUIViewController(controller, context: context)
        return controller
      }

      func updateUIViewController(_ controller: ProbeController<R>, context: Context) {
        controller.screen = screen
        controller.host = host
      }
    }

    /// A view controller without a size that hears of transitions.
    @MainActor
    final class ProbeController<R: Route>: UIViewController {
      weak var screen: ScreenNode<R>?
      weak var host: BindingHost<R>?
      private var useObserver: UseObserver?

      override func viewDidLoad() {
        super.viewDidLoad()
        useObserver = UseObserver(self) { [weak self] in self?.tell { $0.screenWasUsed($1) } }
        view.isUserInteractionEnabled = false
        view.backgroundColor = .clear
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        holdWhileInteractive()
        tell { $0.screenWillAppear($1) }
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        useObserver?.listen()
        tell { $0.screenDidAppear($1) }
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        holdWhileInteractive()
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        useObserver?.rest()
        tell { $0.screenDidDisappear($1) }
      }

      private func holdWhileInteractive() {
        guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else { return }
        host?.hold { [weak self] in self?.transitionCoordinator != nil }
      }

      private func tell(_ report: (BindingHost<R>, ScreenNode<R>) -> Void) {
        if let host, let screen { report(host, screen) }
      }
    }
  #else
    /// Tells the host when a screen comes and goes, as far as SwiftUI reports it.
    @MainActor
    struct AppearanceProbe<R: Route>: View {
      let screen: ScreenNode<R>
      let host: BindingHost<R>

      var body: some View {
        Color.clear
          .onAppear { host.screenWillAppear(screen) }
          .task { host.screenDidAppear(screen) }
          .onDisappear { host.screenDidDisappear(screen) }
          #if os(macOS)
            .background {
              ClickProbe { [weak host, weak screen] in if let screen { host?.screenWasUsed(screen) } }
            }
          #endif
      }
    }
  #endif
#endif
