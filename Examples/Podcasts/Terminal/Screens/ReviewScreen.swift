import PodcastsCatalogue
import PodcastsLibrary
import WaymarkTerminal

/// The form in which the user writes about a show.
///
/// Escape is the host's: it goes back, and the form asks if something would be lost.
final class ReviewScreen: TerminalScreen {
  private let model: ReviewModel
  private var field: TerminalTextField

  init(_ model: ReviewModel) {
    self.model = model
    field = TerminalTextField(model.review.text)
  }

  var title: String { "Review of \(model.show?.title ?? "nothing")" }

  var hints: [KeyHint] { [KeyHint("Enter", "save"), KeyHint("↑↓", "stars")] }

  func draw(on canvas: Canvas) {
    let stars = model.review.stars
    canvas.write("Stars:", x: 1, y: 1, style: .bold)
    let picture = String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
    canvas.write("\(picture)  \(stars) of 5", x: 8, y: 1)
    canvas.write("Text:", x: 1, y: 3, style: .bold)
    field.draw(
      on: canvas.region(x: 8, y: 3, width: max(0, canvas.width - 9), height: 1),
      placeholder: "what you think of it")
    if model.hasChanges { canvas.write("Not saved yet.", x: 1, y: 5, style: .dim) }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .enter: model.save()
    case .up: model.review.stars = min(5, model.review.stars + 1)
    case .down: model.review.stars = max(1, model.review.stars - 1)
    default:
      guard field.handle(key) else { return false }
      model.review.text = field.text
    }
    return true
  }
}
