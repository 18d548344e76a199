import WaymarkLinks

private enum LinkedShop: Route {
  case basket
  case product(UInt8)
}

private enum LinkedPlace: Route {
  case home
  case item(id: Int)
  case search(String, page: Int?)
  case files([String])
  case shop(LinkedShop)
}

private enum Order: String, LinkParameter { case newest, oldest }

/// Links of every kind, matched, checked and printed.
public func callLinks(_ url: String) throws(LinkError) -> String {
  let shop = LinkTable<LinkedShop> {
    Link("/", .basket)
    Link("/:id", LinkedShop.product, extracting: { if case .product(let id) = $0 { id } else { nil } })
  }
  let table = LinkTable<LinkedPlace>(schemes: ["https"]) {
    Link("/", .home)
    Link("/items/:id", LinkedPlace.item, extracting: { if case .item(let id) = $0 { id } else { nil } })
    Link("/search?q=:query&page=:page", LinkedPlace.search).internalOnly()
    Link("/files/:path*", LinkedPlace.files).hierarchical()
    Link("/orders/:order", { (order: Order) in order == .newest ? .home : .item(id: 1) })
    Links(mounted: "/shop", shop, LinkedPlace.shop)
    Links(under: "/old") { Link("/", .home).ignoringCase().retired() }
  }
  do throws(LinkTableError) { try table.validate() } catch { return error.description }
  let destination = try table.destination(for: url)
  guard try table.route(for: url, from: .inside) == destination.route else { return "" }
  do throws(LinkPrintError) { return try table.url(for: destination.route) } catch {
    return error.description
  }
}
