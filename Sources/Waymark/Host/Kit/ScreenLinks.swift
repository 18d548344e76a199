/// Which screen is shown by what, so that a screen needs no property for it.
@MainActor
package enum ScreenLinks {
  private struct Link {
    weak var host: AnyObject?
  }

  private static var links: [ObjectIdentifier: Link] = [:]

  package static func connect(_ screen: AnyObject, to host: AnyObject) {
    links[ObjectIdentifier(screen)] = Link(host: host)
  }

  package static func disconnect(_ screen: AnyObject) { links[ObjectIdentifier(screen)] = nil }

  package static func host(of screen: AnyObject) -> AnyObject? { links[ObjectIdentifier(screen)]?.host }
}
