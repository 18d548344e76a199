import Waymark
import WaymarkTesting

/// What is answered to a question, in the model's words.
enum Verdict: Hashable {
  case allow
  case block(String)
  case redirect(Wish)
  case detour(Wish)

  @MainActor var decision: Decision<Spot> {
    switch self {
    case .allow: .allow
    case .block(let reason): .block(BlockReason(reason))
    case .redirect(let wish): .redirect(to: wish.intent)
    case .detour(let wish): .detour(to: wish.intent)
    }
  }

  /// Whether a decision is of the same kind.
  func isLike(_ decision: Decision<Spot>) -> Bool {
    switch (self, decision) {
    case (.allow, .allow), (.redirect, .redirect), (.detour, .detour): true
    case (.block(let reason), .block(let other)): reason == other.message
    default: false
    }
  }
}

extension SplitMix {
  mutating func verdict(for tree: PlainTree) -> Verdict {
    switch below(100) {
    case ..<74: .allow
    case ..<83: .block("no")
    case ..<92: .redirect(wish(for: tree))
    default: .detour(chance(60) ? .present(layer()) : wish(for: tree))
    }
  }
}
