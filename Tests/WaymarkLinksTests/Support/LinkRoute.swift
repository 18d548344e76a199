import Foundation
import Waymark
import WaymarkLinks

/// Routes with a parameter of every kind.
enum LinkRoute: Route {
  case home
  case users
  case me
  case user(id: Int)
  case name(String)
  case post(user: Int, post: Int)
  case search(query: String, page: Int?)
  case page(Int)
  case tags([String])
  case file([String])
  case document(String)
  case order(Order)
  case version(Version)
  case number(Double)
  case flag(Bool)
  case token(UUID)
  case day(Date)
  case section(page: String, section: String?)
  case raw(String)
  case shop(ShopLink)
  case hidden(Int)
  case shopMissing
  case missing
}

/// A feature's routes.
enum ShopLink: Route {
  case catalogue
  case product(id: Int)
  case review(product: Int, by: String)
}

enum Order: String, LinkParameter, CaseIterable {
  case newest
  case oldest
}

/// A type of an app's own.
struct Version: LinkParameter, Hashable {
  var major: Int
  var minor: Int

  init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  init?(linkText text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 2, "\(numbers[0]).\(numbers[1])" == text else { return nil }
    self.init(major: numbers[0], minor: numbers[1])
  }

  var linkText: String { "\(major).\(minor)" }

  static var linkExample: String { "1.0" }
}

enum ShopTable {
  static let table = LinkTable<ShopLink> {
    Link("/", ShopLink.catalogue)
    Link("/products/:id", ShopLink.product)
    Link("/products/:id/reviews/:by", ShopLink.review)
  }
}

enum SampleLinks {
  static let table = LinkTable<LinkRoute> {
    Link("/*", LinkRoute.missing)
    Link("/users/:id", LinkRoute.user)
    Link("/users/me", LinkRoute.me)
    Link("/users", LinkRoute.users)
    Link("/", LinkRoute.home)
    Link("/users/:user/posts/:post", LinkRoute.post)
    Link("/names/:name", LinkRoute.name)
    Link("/search?q=:query&page=:page", LinkRoute.search)
    Link("/pages?page=:page=1", LinkRoute.page)
    Link("/tags?tag=:tags", LinkRoute.tags)
    Link("/files/:path*", LinkRoute.file)
    Link("/documents/:path*", LinkRoute.document)
    Link("/posts/:order", LinkRoute.order)
    Link("/versions/:version", LinkRoute.version)
    Link("/numbers/:number", LinkRoute.number)
    Link("/flags/:flag", LinkRoute.flag)
    Link("/tokens/:token", LinkRoute.token)
    Link("/days/:day", LinkRoute.day)
    Link("/wiki/:page#:section", LinkRoute.section)
    Link("/raw?raw=:raw", LinkRoute.raw)
    Links(mounted: "/shop", ShopTable.table, LinkRoute.shop)
    Link("/shop/*", LinkRoute.shopMissing)
    Link("/hidden/:id", LinkRoute.hidden).internalOnly()
  }
}

/// A table of a few links, for tests that look at one rule.
func links(@LinkBuilder<LinkRoute> _ links: () -> [Link<LinkRoute>]) -> LinkTable<LinkRoute> {
  LinkTable(links)
}

extension LinkTable {
  /// Why a link is refused and where, or `nil` if it is not.
  func refusal(_ url: String, from source: LinkSource = .outside) -> LinkError? {
    do throws(LinkError) {
      _ = try route(for: url, from: source)
      return nil
    } catch {
      return error
    }
  }
}
