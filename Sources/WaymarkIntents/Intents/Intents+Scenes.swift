#if canImport(AppIntents)
  public import AppIntents
  import Foundation
  public import Waymark
  public import WaymarkLinks

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  extension OpenURLIntent {
    /// Makes the intent that opens a route by its universal link: the result of another intent, or what a widget's button does.
    ///
    /// ```swift
    /// Button(intent: try OpenURLIntent(.article(id: 5), in: AppRoute.links)) { … }
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - table: A table whose first scheme is `https`, since the system takes no other.
    /// - Throws: `LinkPrintError` if the table has no link to the route that may be opened from outside.
    public init<R: Route>(_ route: R, in table: LinkTable<R>) throws {
      guard let url = table.offer(of: route).flatMap({ URL(string: $0.url) }) else {
        throw LinkPrintError.noLink(route: route.notation)
      }
      self.init(url)
    }
  }

  extension Router {
    /// Opens the link of an intent that the system gives to this window's scene.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, willPerformAppIntent intent: any UISceneAppIntent) { router.open(intent) }
    /// ```
    ///
    /// - Parameters:
    ///   - intent: The intent.
    ///   - options: How to carry it out.
    /// - Returns: The navigation; `nil` if the intent is no ``LinkCarrier``, or nothing is to be opened.
    @discardableResult
    public func open(_ intent: any AppIntent, options: NavigationOptions = .standard) -> Navigation? {
      (intent as? any LinkCarrier).flatMap { open($0, options: options) }
    }
  }

  #if os(iOS) || os(tvOS) || os(visionOS)
    @available(iOS 26, tvOS 26, visionOS 26, *)
    extension TargetContentProvidingIntent where Self: LinkCarrier {
      /// The link, by which the system finds the scene that prefers it: an offer's activity has it too.
      public var contentIdentifier: String {
        link ?? Self.persistentIdentifier
      }
    }
  #endif
#endif

#if canImport(AppIntents) && canImport(SwiftUI) && (os(iOS) || os(tvOS) || os(visionOS))
  public import SwiftUI

  @available(iOS 26, tvOS 26, visionOS 26, *)
  extension View {
    /// Opens the links of intents that the system gives to this window.
    ///
    /// ```swift
    /// RouterView(router) { … }.opensIntents(OpenArticle.self, with: router)
    /// ```
    ///
    /// The intent needs no `perform()` then.
    ///
    /// - Parameters:
    ///   - intent: The type of the intents.
    ///   - router: The router that opens them with its `links`.
    ///   - options: The options of the navigation.
    /// - Returns: The view.
    @MainActor
    public func opensIntents<I: TargetContentProvidingIntent & LinkCarrier, R: Route>(
      _ intent: I.Type, with router: Router<R>, options: NavigationOptions = .standard
    ) -> some View {
      onAppIntentExecution(intent) { router.open($0, options: options) }
    }
  }
#endif
