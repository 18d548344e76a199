#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// An event in the life of a screen that views notice.
  enum ScreenEvent {
    case willAppear, didAppear, didDisappear, used
    /// A transition of the user's, as long as the closure says so.
    case moving(@MainActor () -> Bool)
  }

  extension BindingHost {
    /// Reports an event of a screen.
    fileprivate func note(_ event: ScreenEvent, of screen: ScreenNode<R>) {
      switch event {
      case .willAppear: screenWillAppear(screen)
      case .didAppear: screenDidAppear(screen)
      case .didDisappear: screenDidDisappear(screen)
      case .used: screenWasUsed(screen)
      case .moving(let isUnderWay): hold(while: isUnderWay)
      }
    }
  }

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
        updateUIViewController(controller, context: context)
        return controller
      }

      func updateUIViewController(_ controller: ProbeController, context: Context) {
        controller.tell = { [weak host, weak screen] in if let screen { host?.note($0, of: screen) } }
      }
    }

    /// A view controller without a size that hears of transitions.
    @MainActor
    final class ProbeController: UIViewController {
      var tell: (ScreenEvent) -> Void = { _ in }
      private var useObserver: UseObserver?

      override func viewDidLoad() {
        super.viewDidLoad()
        useObserver = UseObserver(self) { [weak self] in self?.tell(.used) }
        view.isUserInteractionEnabled = false
        view.backgroundColor = .clear
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        holdWhileInteractive()
        tell(.willAppear)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        useObserver?.listen()
        tell(.didAppear)
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        holdWhileInteractive()
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        useObserver?.rest()
        tell(.didDisappear)
      }

      private func holdWhileInteractive() {
        guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else { return }
        tell(.moving { [weak self] in self?.transitionCoordinator != nil })
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
          .onAppear { host.note(.willAppear, of: screen) }
          .task { host.note(.didAppear, of: screen) }
          .onDisappear { host.note(.didDisappear, of: screen) }
          #if os(macOS)
            .background {
              ClickProbe { [weak host, weak screen] in if let screen { host?.note(.used, of: screen) } }
            }
          #endif
      }
    }
  #endif
#endif
