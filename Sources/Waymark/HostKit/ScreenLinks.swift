/// Links from screens to the hosts that show them, so that screens need no property for that.
@MainActor
package enum ScreenLinks {
  /// A screen has a link for each of its entries, and for each host that shows it.
  private static var links: [ObjectIdentifier: [LastSeen]] = [:]

  package static func connect(_ screen: AnyObject, to host: AnyObject) {
    links[ObjectIdentifier(screen), default: []].append(LastSeen(host))
  }

  package static func disconnect(_ screen: AnyObject, from host: AnyObject?) {
    guard var left = links[ObjectIdentifier(screen)] else { return }
    if let index = left.lastIndex(where: { $0.object === host }) { left.remove(at: index) }
    left.removeAll { $0.object == nil }
    links[ObjectIdentifier(screen)] = left.isEmpty ? nil : left
  }

  package static func host(of screen: AnyObject) -> AnyObject? {
    links[ObjectIdentifier(screen)]?.last { $0.object != nil }?.object
  }
}
