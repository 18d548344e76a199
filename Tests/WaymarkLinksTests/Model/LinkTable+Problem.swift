import Waymark
import WaymarkLinks

extension LinkTable<ModelHit> {
  /// The fault in a table's reading of a text, or `nil` if the model agrees.
  func problem(with url: String, _ matcher: ModelMatcher) -> String? {
    for source in [LinkSource.outside, .inside] {
      let expected = matcher.route(for: url, from: source)
      do throws(LinkError) {
        let route = try route(for: url, from: source)
        guard route == expected else {
          return "\(url) leads to \(route) and not \(String(describing: expected))"
        }
      } catch {
        if let expected { return "\(url) is refused (\(error)) and leads to \(expected)" }
        guard (0...url.utf8.count).contains(error.offset), !error.description.isEmpty else {
          return "\(url): \(error) points out of it"
        }
      }
      guard let expected else { continue }
      if let printed = try? self.url(for: expected), matcher.route(for: printed, from: .inside) != expected {
        return "\(printed), printed for \(expected), leads elsewhere"
      }
    }
    return nil
  }
}
