/// A deliberate mistake in what is known of questions to the user, to see that runs would notice a router that makes it.
package enum QuestionFlaw: String, CaseIterable, Sendable {
  /// What is committed leaves the question open.
  case keepsQuestions
  /// Verbs see the question: what is pushed goes on top of it.
  case looksAtQuestions
  /// What dismisses takes away what is below the question.
  case dismissesBelow
  /// The same asked for again takes the place of what is being decided.
  case joinsNobody
  /// What is asked for in the background takes the place of what the user is asked about.
  case waitsForNobody
  /// A screen that the user has left still has a say.
  case hearsTheGone
  /// What the screen of a question returns is lost.
  case losesAnswers
  /// An answer of another type counts as yes.
  case takesAnyType
  /// What is superseded is still asked about.
  case keepsAsking
  /// Everybody is asked anew where the host could not show the question.
  case asksAnew
}
