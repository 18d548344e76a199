#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  // UIKit declares the names of its notifications as variables.
  @preconcurrency import UIKit

  #if !os(tvOS)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Notices when the user touches a screen, or moves the focus into it by a keyboard or a remote.
  ///
  /// Touches still reach the screen's views. A probe behind the screen has the screen's place and size.
  @MainActor
  final class UseObserver: NSObject {
    private weak var probe: UIViewController?
    private let body: @MainActor () -> Void
    #if !os(tvOS)
      private let touches: TouchObserver
    #endif

    /// - Parameters:
    ///   - probe: The controller of the view behind the screen.
    ///   - body: Called when the user acts there.
    init(_ probe: UIViewController, _ body: @escaping @MainActor () -> Void) {
      self.probe = probe
      self.body = body
      #if !os(tvOS)
        touches = TouchObserver { [weak probe] touch in
          guard let view = probe?.viewIfLoaded else { return }
          // A controller may hold several columns side by side.
          let x = touch.location(in: view).x
          if view.bounds.minX <= x, x <= view.bounds.maxX { body() }
        }
      #endif
      super.init()
      NotificationCenter.default.addObserver(
        self, selector: #selector(focusMoved), name: UIFocusSystem.didUpdateNotification, object: nil)
    }

    @objc private func focusMoved(_ notification: Notification) {
      let context = notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
      guard let context = context as? UIFocusUpdateContext, let area = probe?.parent?.viewIfLoaded else {
        return
      }
      if context.isOfTheUser, context.leads(into: area) { body() }
    }

    /// Listens in the view of the controller that the probe is in, until ``rest()``.
    func listen() {
      #if !os(tvOS)
        guard let area = probe?.parent?.viewIfLoaded, touches.view !== area else { return }
        area.addGestureRecognizer(touches)
      #endif
    }

    /// Stops listening, because the view may outlast the screen.
    func rest() {
      #if !os(tvOS)
        touches.view?.removeGestureRecognizer(touches)
      #endif
    }
  }

  extension UIFocusUpdateContext {
    /// Whether the user has moved the focus, and not the program.
    fileprivate var isOfTheUser: Bool { !focusHeading.isEmpty }

    /// Whether the item that gets the focus lies in a view; SwiftUI's items are not views themselves.
    fileprivate func leads(into area: UIView) -> Bool {
      var environment: (any UIFocusEnvironment)? = nextFocusedItem
      while let current = environment {
        if let view = current as? UIView { return view.isDescendant(of: area) }
        environment = current.parentFocusEnvironment
      }
      return false
    }
  }

  #if !os(tvOS)
    /// Reports touches, and never recognizes a gesture.
    private final class TouchObserver: UIGestureRecognizer, UIGestureRecognizerDelegate {
      private let body: @MainActor (UITouch) -> Void

      init(_ body: @escaping @MainActor (UITouch) -> Void) {
        self.body = body
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        delegate = self
      }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { body(touch) }
        state = .failed
      }

      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
  #endif
#elseif canImport(SwiftUI) && os(macOS)
  import AppKit
  import SwiftUI

  /// Notices when the user clicks in a screen, whose views get the click too.
  @MainActor
  struct ClickProbe: NSViewRepresentable {
    let body: @MainActor () -> Void

    func makeNSView(context: Context) -> ClickView {
      let view = ClickView()
      view.body = body
      return view
    }

    func updateNSView(_ view: ClickView, context: Context) { view.body = body }
  }

  /// A view behind a screen, as large as the screen, that sees the clicks in its window before the window gets them.
  final class ClickView: NSView {
    var body: (@MainActor () -> Void)?
    private var monitor: Any?

    override func hitTest(_ point: NSPoint) -> NSView? { nil }

    override func viewWillMove(toWindow newWindow: NSWindow?) {
      super.viewWillMove(toWindow: newWindow)
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
      guard newWindow != nil else { return }
      monitor = NSEvent.addLocalMonitorForEvents(matching: [.leftMouseDown, .rightMouseDown]) {
        [weak self] event in
        self?.note(event)
        return event
      }
    }

    private func note(_ event: NSEvent) {
      guard let window, event.window === window else { return }
      if bounds.contains(convert(event.locationInWindow, from: nil)) { body?() }
    }
  }
#endif
