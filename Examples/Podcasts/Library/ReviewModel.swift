import Observation
import PodcastsCatalogue
import Waymark

/// The form in which the user writes about a show.
@MainActor
@Observable
package final class ReviewModel {
  /// The show; `nil` if there is none of that name.
  package let show: Show?

  /// The review as it is written, which is kept with the screen.
  package var review: Review {
    didSet { context.saved["review"] = review }
  }

  private let context: ScreenContext<LibraryRoute>
  private let library: Library

  package init(
    show id: Show.ID, _ context: ScreenContext<LibraryRoute>, _ dependencies: LibraryDependencies
  ) {
    show = Catalogue.show(id)
    library = dependencies.library
    self.context = context
    review = context.saved["review", default: dependencies.library.review(of: id) ?? Review()]

    // MARK: Unsaved form
    context.onLeave { [weak self] _ in
      guard self?.hasChanges == true else { return .allow }
      return .ask(DiscardModel.question) { $0 == true ? .allow : .stay("unsaved") }
    }
  }

  /// Whether something would be lost.
  package var hasChanges: Bool { review != (show.flatMap { library.review(of: $0.id) } ?? Review()) }

  /// Keeps the review and closes the form.
  package func save() {
    guard let show else { return }
    library.save(review, of: show.id)
    context.close()
  }

  /// Closes the form, which asks if something would be lost.
  package func cancel() { context.close() }
}

/// The question whether a review may be lost.
@MainActor
package struct DiscardModel {
  package static let question = Question<LibraryRoute, Bool>(.discardReview, as: .alert)

  private let context: ScreenContext<LibraryRoute>

  package init(_ context: ScreenContext<LibraryRoute>) { self.context = context }

  /// Answers it.
  package func answer(_ isDiscarded: Bool) { context.answer(Self.question, isDiscarded) }
}
