/// One difference between two manifests.
package struct ManifestChange: Hashable, Sendable {
  /// Whether it breaks what relied on the older manifest.
  package let isBreaking: Bool
  /// What it is about: a pattern, a route, a guard.
  package let subject: String
  /// What has changed, without a full stop.
  package let text: String

  package init(breaking isBreaking: Bool, _ subject: String, _ text: String) {
    self.isBreaking = isBreaking
    self.subject = subject
    self.text = text
  }
}
