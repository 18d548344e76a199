import Waymark
import WaymarkLinks

/// Where one can be in the notebook, whatever shows it.
package enum NotebookRoute: Route, Codable {
  case notes
  case note(Int)
  case edit(Int)
  /// Asks whether what was written may be lost, and returns a `Bool`.
  case discard
  case account
  case signIn

  static func placement(of route: NotebookRoute) -> Placement<NotebookRoute> {
    switch route {
    case .notes: .tab(.notes)
    case .note: .tab(.notes, column: 1)
    case .account: .tab(.account)
    case .edit: .push
    case .signIn: .sheet
    case .discard: .alert
    }
  }
}

/// The notebook beside its screens: notes, links, a guard and a question.
@MainActor
package final class Notebook {
  package static let links = LinkTable<NotebookRoute> {
    Link("/notes", .notes)
    Link(
      "/notes/:number", NotebookRoute.note,
      extracting: { if case .note(let number) = $0 { number } else { nil } })
    Link(
      "/notes/:number/edit", NotebookRoute.edit,
      extracting: { if case .edit(let number) = $0 { number } else { nil } })
    Link("/account", .account)
    Link("/sign-in", .signIn)
  }

  package static let discard = Question<NotebookRoute, Bool>(.discard, as: .alert)

  package var notes = ["Water the tomatoes", "Sow the peas", "Cut back the roses"]
  package var name: String?
  package let router: Router<NotebookRoute>

  package init() {
    router = Router(
      RouteTree(
        tabs: RouteTab(.notes, .columns(RouteColumns([.notes], capacity: 2))), RouteTab(.account)),
      configuration: RouterConfiguration(links: Self.links, placement: NotebookRoute.placement))
    let isPrivate: @MainActor (NotebookRoute) -> Bool = { $0 == .account }
    router.addGuard("sign-in", entering: isPrivate) { [unowned self] _ in
      self.name == nil ? .detour(to: .signIn) : .allow
    }
  }

  package func note(_ number: Int) -> String? { notes.indices.contains(number - 1) ? notes[number - 1] : nil }

  package func signOut() {
    name = nil
    router.recheck()
  }
}
