import Waymark

/// How far down the host looks for what other code has changed, before and after a step.
///
/// UIKit does not tell of some changes, so it looks at every layer. Where hundreds of modals come or go one by one without animation, that
/// would make each of them cost as much as all those below it. Such steps are followed by others at once, and it looks at the uppermost
/// layers only. It looks at all of them when there were as many such steps as there are layers, and after the last.
@MainActor
struct LayerWatch {
  /// With so many layers, it always looks at all of them.
  static var few: Int { 16 }

  /// Whether only the uppermost layers are looked at for the request under way.
  private(set) var isBrief = false

  /// Whether all layers are about to be looked at.
  var isDue = false

  /// How many steps there were since all layers were last looked at.
  private var briefSteps = 0

  /// A request begins.
  ///
  /// - Parameters:
  ///   - step: The step; `nil` for a rebuild.
  ///   - layerCount: How many layers there are.
  mutating func begin<R: Route>(_ step: Step<Entry<R>>?, _ layerCount: Int) {
    isBrief = layerCount > Self.few && briefSteps < layerCount && step?.isOneOfManyModals == true
    briefSteps = isBrief ? briefSteps + 1 : 0
  }

  /// Looks at all layers next time, because other code may do anything while a transition is under way.
  mutating func lookAtAll() { isBrief = false }
}

extension Step {
  /// Whether it may be one of many that bring or take away modals one by one.
  fileprivate var isOneOfManyModals: Bool {
    switch change {
    case .present, .dismiss: !isAnimated || !isVisible
    default: false
    }
  }
}
