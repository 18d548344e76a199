#if canImport(AppIntents) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import AppIntents
  import CoreSpotlight
  import SwiftUI
  import UserNotifications
  import Waymark
  import WaymarkIntents
  import WaymarkLinks
  import WaymarkSwiftUI
  import WidgetKit

  // A window.

  @MainActor
  struct GardenView: View {
    static let activity = "com.example.garden.place"
    @ScreenModel private var router = Garden.makeRouter()

    var body: some View {
      let view = RouterView(router) { route in Text(route.title ?? "Garden") }
        .opensLinks(with: router)
        .opensActivities(of: Self.activity, with: router)
        .offersPlaces(of: router, as: Self.activity, titled: \.title, showing: \.entity)
        .receivesLinks(of: Garden.windows, in: router)
      if #available(iOS 26, visionOS 26, *) {
        view.opensIntents(OpenPlant.self, with: router)
      } else {
        view
      }
    }
  }

  // A window of UIKit's, for intents alone.

  @available(iOS 26, visionOS 26, *)
  final class GardenSceneDelegate: UIResponder, UIWindowSceneDelegate, AppIntentSceneDelegate {
    private let router = Garden.makeRouter()

    func sceneDidBecomeActive(_ scene: UIScene) { Garden.windows.setPhase(.active, of: router) }

    func sceneDidEnterBackground(_ scene: UIScene) { Garden.windows.setPhase(.background, of: router) }

    func scene(_ scene: UIScene, willPerformAppIntent intent: any UISceneAppIntent) { router.open(intent) }
  }

  // Siri and Shortcuts.

  struct PlantEntity: AppEntity {
    let id: Int

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Plant" }
    static var defaultQuery: PlantQuery { PlantQuery() }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Plant \(id)") }
  }

  struct PlantQuery: EntityQuery {
    func entities(for ids: [Int]) async throws -> [PlantEntity] { ids.map { PlantEntity(id: $0) } }
  }

  extension GardenRoute {
    /// The entity on the screen, which "this plant" then means.
    var entity: EntityIdentifier? {
      if case .plant(let id) = self { EntityIdentifier(for: PlantEntity.self, identifier: id) } else { nil }
    }
  }

  struct OpenPlant: OpenIntent, LinkCarrier {
    static var title: LocalizedStringResource { "Open Plant" }
    @Parameter(title: "Plant") var target: PlantEntity
    var link: String? { "/plants/\(target.id)" }

    func perform() async throws -> some IntentResult {
      // Newer systems have given the intent to a scene by now.
      if #unavailable(iOS 26, visionOS 26) { await Garden.windows.open(self) }
      return .result()
    }
  }

  @available(iOS 26, visionOS 26, *)
  extension OpenPlant: TargetContentProvidingIntent {}

  // An entity as a universal link, which the system opens like any other.

  @available(iOS 18, visionOS 2, *)
  extension PlantEntity: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation { "https://garden.example/plants/\(.id)" }
  }

  // A widget.

  struct PlantOfTheDay: View {
    let id: Int

    var body: some View {
      VStack {
        Text("Plant of the day")
        if #available(iOS 18, visionOS 2, *),
          let open = try? OpenURLIntent(GardenRoute.beds, in: GardenRoute.links)
        {
          Button("All beds", intent: open)
        }
      }
      .widgetURL((try? GardenRoute.links.url(for: .plant(id: id))).flatMap(URL.init))
    }
  }

  // A notification, whose payload says `"link": "/plants/5"`.

  final class GardenNotifications: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
      guard let link = response.link else { return }
      await Garden.windows.open(link)
    }
  }

  // The system's search.

  func index(_ plants: [Int]) async throws {
    let items = plants.compactMap { id in
      let attributes = CSSearchableItemAttributeSet(contentType: .content)
      attributes.title = GardenRoute.plant(id: id).title
      return (try? GardenRoute.links.url(for: .plant(id: id))).map {
        CSSearchableItem(uniqueIdentifier: $0, domainIdentifier: "plants", attributeSet: attributes)
      }
    }
    try await CSSearchableIndex.default().indexSearchableItems(items)
  }
#endif
