#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  #if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Tells the host when a screen comes and goes, and when the user acts in it.
    ///
    /// SwiftUI says only that a transition begins. The controller of a view inside the screen learns when it
    /// has ended, and whether a finger holds it.
    @MainActor
    struct AppearanceProbe<R: Route>: UIViewControllerRepresentable {
      let screen: ScreenNode<R>
      let host: BindingHost<R>

      func makeUIViewController(context: Context) -> ProbeController {
        let controller = ProbeController(nibName: nil, bundle: nil)
        update(controller)
        return controller
      }

      func updateUIViewController(_ controller: ProbeController, context: Context) { update(controller) }

      private func update(_ controller: ProbeController) {
        controller.willAppear = { [weak host, weak screen] in
          if let screen { host?.screenWillAppear(screen) }
        }
        controller.didAppear = { [weak host, weak screen] in if let screen { host?.screenDidAppear(screen) } }
        controller.didDisappear = { [weak host, weak screen] in
          if let screen { host?.screenDidDisappear(screen) }
        }
        controller.wasUsed = { [weak host, weak screen] in if let screen { host?.screenWasUsed(screen) } }
        controller.hold = { [weak host] isUnderWay in host?.hold(while: isUnderWay) }
      }
    }

    /// A view controller without a size that hears of transitions.
    @MainActor
    final class ProbeController: UIViewController {
      var willAppear: (() -> Void)?
      var didAppear: (() -> Void)?
      var didDisappear: (() -> Void)?
      var wasUsed: (() -> Void)?
      var hold: ((@escaping @MainActor () -> Bool) -> Void)?
      private var useObserver: UseObserver?

      override func viewDidLoad() {
        super.viewDidLoad()
        useObserver = UseObserver(self) { [weak self] in self?.wasUsed?() }
        view.isUserInteractionEnabled = false
        view.backgroundColor = .clear
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        holdWhileInteractive()
        willAppear?()
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        useObserver?.listen(in: self)
        didAppear?()
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        holdWhileInteractive()
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        useObserver?.rest()
        didDisappear?()
      }

      private func holdWhileInteractive() {
        guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else { return }
        hold? { [weak self] in self?.transitionCoordinator != nil }
      }
    }
  #else
    /// Tells the host when a screen comes and goes, as far as SwiftUI says so.
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
