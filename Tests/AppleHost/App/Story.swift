import Waymark

/// Something that an app does at once, after which the screens of other libraries have been reported to differ from
/// what their state said.
struct Story: Sendable {
  enum Act: Sendable {
    case push(String)
    case present(String, Presentation)
    case pop, popToRoot, dismiss
  }

  let name: String
  let acts: [Act]
  /// The screens from the first one up, which the user meets on the way back.
  let screens: [String]

  static let all = [
    // TCACoordinators #89, and on iOS 26 #90
    Story(
      name: "pushes in a cover", acts: [.present("cover", .fullScreen), .push("a"), .push("b"), .push("c")],
      screens: ["start", "cover", "a", "b", "c"]),
    // The Composable Architecture #3797
    Story(
      name: "a sheet that goes with its screen",
      acts: [.push("a"), .present("sheet", .sheet), .dismiss, .pop], screens: ["start"]),
    // Navigator #19
    Story(
      name: "back to the first screen, then three more",
      acts: [.push("a"), .popToRoot, .push("b"), .push("c"), .push("d")], screens: ["start", "b", "c", "d"]),
    // Navigator #92, after the system's back button
    Story(name: "one screen, again and again", acts: [.push("a")], screens: ["start", "a"]),
    Story(
      name: "a sheet during a push", acts: [.push("a"), .present("sheet", .sheet)],
      screens: ["start", "a", "sheet"]),
  ]

  /// Does it, without waiting for any transition.
  @MainActor
  func play<R: Route>(_ router: Router<R>, _ route: (String) -> R) {
    for act in acts {
      switch act {
      case .push(let name): router.push(route(name))
      case .present(let name, let presentation): router.present(route(name), as: presentation)
      case .pop: router.pop()
      case .popToRoot: router.popToRoot()
      case .dismiss: router.dismiss()
      }
    }
  }
}

struct StoryRoute: Route { let name: String }

extension Router {
  /// The routes of a window without tabs, from the first one up.
  var screens: [R] {
    var found: [R] = []
    tree.forEachElement { found.append($0.route) }
    return found
  }
}
