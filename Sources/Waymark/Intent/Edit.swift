package import WaymarkCore

/// A change that a static function of ``Intent`` makes: a verb of few apps, or a closure of the app's.
public struct Edit<R: Route>: Sendable {
  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  // Indirect, because an intent is copied in many places, and hardly any holds an edit.
  package indirect enum Kind: Sendable {
    case verb(WaymarkCore.Edit)
    case closure(@MainActor @Sendable (inout TreeEditor<R>) -> Void)
    case recheck(asksScreens: Bool)
  }
}
