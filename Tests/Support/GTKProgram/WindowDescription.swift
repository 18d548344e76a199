#if GTK && canImport(CGTK4)
  import BrowseCore
  import BrowseGTK
  import CGTK4
  import Foundation
  import Waymark
  import WaymarkGTK

  /// The contents of the windows and the router's tree, for tests that use the browser as a person does.
  @MainActor
  final class WindowDescription {
    private struct Description: Encodable {
      var isSettled: Bool
      var isMoving: Bool
      var navigation: String
      /// How many steps were acknowledged, and how many failed or were acknowledged late.
      var steps: Int
      var faults: Int
      /// How many columns the router was told to fit.
      var room: Int
      /// The tree's containers, the root first and then the modals.
      var layers: [TreeDescription]
      /// The windows' contents, in the same order.
      var windows: [WidgetDescription]
    }

    private static let interval = Duration.milliseconds(50)

    private let window: BrowseWindow
    private let file: URL
    private var last = Data()
    private var steps = 0
    private var faults = 0

    init(of window: BrowseWindow, in file: URL) {
      self.window = window
      self.file = file
    }

    /// Writes it whenever it has changed, for as long as the program runs.
    func keep() {
      window.browser.router.onEvent { [weak self] event in
        switch event.kind {
        case .stepAcknowledged: self?.steps += 1
        case .stepFailed, .lateAcknowledgement: self?.faults += 1
        default: break
        }
      }
      Task {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        while true {
          if let data = try? encoder.encode(description), data != last {
            last = data
            // A reader never sees half of it.
            try? data.write(to: file, options: .atomic)
          }
          try? await Task.sleep(for: Self.interval)
        }
      }
    }

    private var description: Description {
      let router = window.browser.router
      let tree = router.host.tree
      return Description(
        isSettled: router.isSettled, isMoving: window.host.isMoving,
        navigation: Breadcrumbs.names(of: tree).joined(separator: " › "),
        steps: steps, faults: faults, room: router.host.columnsThatFit,
        layers: (0..<tree.layerCount).map { TreeDescription(tree.layer($0), shownBy: window.host) },
        windows: window.host.windows.map { WidgetDescription(of: $0) })
    }
  }
#endif
