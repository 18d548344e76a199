import WaymarkLinks

/// The links of the feature, which the app mounts.
enum ItemsLinks {
  static let table = LinkTable<ItemsRoute> {
    Link("/items", ItemsRoute.list)
    Link("/items/:id", ItemsRoute.item)
    Link("/items/:id/edit", ItemsRoute.edit)
    Link("/search?q=:query=&page=:page=1", ItemsRoute.search, where: { $1 > 0 })
  }
}
