#if canImport(SwiftUI) && canImport(AppIntents)
  public import AppIntents
  public import SwiftUI
  public import Waymark

  extension View {
    /// Offers the system the place that the user sees: to Siri, to other devices and to search.
    ///
    /// ```swift
    /// RouterView(router) { … }
    ///   .opensLinks(with: router)
    ///   .opensActivities(of: "com.example.place", with: router)
    ///   .offersPlaces(of: router, as: "com.example.place", titled: \.title)
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router whose `links` say what is offered.
    ///   - type: The type of the activity, which `NSUserActivityTypes` in Info.plist lists.
    ///   - title: The name of a place for the user, or `nil` if it has none.
    ///   - entity: The entity that a place shows, about which Siri may be asked.
    /// - Returns: The view.
    @MainActor
    public func offersPlaces<R: Route>(
      of router: Router<R>, as type: String, titled title: @escaping @MainActor (R) -> String?,
      showing entity: @escaping @MainActor (R) -> EntityIdentifier? = { _ in nil }
    ) -> some View {
      modifier(OfferModifier(router: router, type: type, title: title, entity: entity))
    }
  }

  /// Keeps an activity with a view for as long as something is on offer.
  private struct OfferModifier<R: Route>: ViewModifier {
    let router: Router<R>
    let type: String
    let title: @MainActor (R) -> String?
    let entity: @MainActor (R) -> EntityIdentifier?

    func body(content: Content) -> some View {
      content.userActivity(type, element: router.offer(titled: title)) { offer, activity in
        if #available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, visionOS 2.2, *) {
          offer.write(to: activity, showing: entity(offer.route))
        } else {
          offer.write(to: activity)
        }
      }
    }
  }
#endif
