import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// What meddling app code does.
  static let meddlingDeeds: [(RandomRun, UIViewController) -> Void] = [
    "hideWindow", "lockScreen", "outerTab", "reembed", "resize", "animationsOff", "sameHost", "otherHost",
    "firstHost", "appPopsTo", "appSetsStack", "appTakesRoot", "appShuffles", "appSelects", "appAddsTab",
    "appRemovesItsTab", "appRemovesTab", "appShufflesTabs", "appPresentsFromAnywhere",
    "appDismissesFromAnywhere", "appPresentsInContext", "replace", "popSeveral", "setRoot",
    "pushInTab", "dismissAndPush", "endStuck", "finishSwipe", "cancelSwipe",
    "finishPull", "cancelPull", "objection", "guard", "question", "answer", "appEmptiesStack",
    "appMovesScreen",
    "appEmptiesTabs", "appAlert", "detach", "recheck", "resume", "coverHost",
  ].map { name in
    { run, _ in byName[name]?.perform(run) }
  }
}
