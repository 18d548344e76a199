/// A part of what runs do and check.
///
/// Each can be left out, so that the others can be held against an engine that one of them finds fault with.
package enum Feature: String, CaseIterable, Sendable {
  /// Every outcome is true of what was on the screen.
  case outcomes
  /// What screens return reaches whom it is meant for, once, however often and late it is returned.
  case results
  /// Whoever awaits the result of a screen that never came is told why.
  case missingResults
  /// Guards and objections come and go at any time, also while others are thinking.
  case questions
  /// The tasks of guards whose navigation is superseded are cancelled, and those of steps that were given up.
  case cancellation
  /// A success that comes after the router gave up counts.
  case lateSuccess
  /// Answers are repeated when other requests are under way.
  case repeatedAnswers
  /// Screens push and present what they have pushed and presented last.
  case doubleTaps
  /// Screens act that are gone.
  case oldContexts
  /// Screens go on with the detours that they belong to.
  case ownDetours
  /// Those who are called go on with detours, some of which are just being left.
  case nestedResumes
  /// What is asked for in the background undoes nothing.
  case priorities
  /// The user picks tabs in modals that are going and in others that come.
  case tabPicks
  /// Tabs are selected by their places, whatever keys there are inside them.
  case tabPlaces
  /// Whoever is called acts on the spot, whatever the router is doing, in runs of their own.
  case reentrancy
  /// The user gives steps up half-way.
  case cancelledSteps
  /// Hosts say what they show.
  case showing
  /// The host performs steps in asynchronous functions.
  case asynchronousHost
  /// Somebody reads the router's events.
  case eventReaders
  /// Answers, and last references, come from other threads.
  case otherThreads
  /// Hosts that were let go of answer.
  case oldHosts
  /// The recording host keeps the screens of what it is asked for.
  case recordingHost
  /// Guards of places change their minds, and what is there is asked about again, in runs of their own.
  case rechecks
  /// Screens ask the user before they are left, in runs of their own.
  case userQuestions
  /// Stores hold the tree.
  case stores
}

extension Set<Feature> {
  /// Everything.
  package static var all: Set<Feature> { Set(Feature.allCases) }
}
