extension ActKind {
  /// Kinds of acts that the host does not withstand yet, so that the others can be tried.
  static let switchedOff: Set<String> = [
    "appTakesRoot", "appShuffles", "appPopsTo", "appPops", "appPopsToRoot", "appSetsStack",
    "appRemovesTab", "appShufflesTabs", "lockScreen", "dismissesItself",
    "screenTwice", "screenOfAnother", "stackAsScreen", "alertAsScreen", "stackWithOthers", "plainStack",
    "heldNext", "givenUp", "presentsItself", "appPresentsFromAnywhere", "appPresents", "appDismisses",
    "appDismissesFromAnywhere", "appSelects", "hideWindow",
    "otherHost", "firstHost", "outerTab", "tapOutside", "hesitatingScreen",
    "hesitatingGuard",
  ]
}
