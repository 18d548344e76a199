// App Intents of iOS 18 and 26 for an SDK from before: as far as it is used, and declared for the type checker alone.
// Each declaration names the page below https://developer.apple.com/documentation that it rests on.

import AppIntents
import Foundation
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

// MARK: iOS 18

// appintents/openurlintent, appintents/openurlintent/init(_:)
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  @Parameter(title: "URL") public var url: URL
  public init() {}
  public init(_ url: URL) { self.url = url }
  public func perform() async throws -> some IntentResult { .result() }
}

// appintents/urlrepresentableentity
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
public protocol URLRepresentableEntity: AppEntity {
  static var urlRepresentation: URLRepresentation { get }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
extension URLRepresentableEntity {
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}

// appintents/entityurlrepresentation
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    public enum Token { case id }
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

// foundation/nsuseractivity/appentityidentifier
@available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, *)
extension NSUserActivity {
  public var appEntityIdentifier: EntityIdentifier? {
    get { nil }
    set {}
  }
}

// MARK: iOS 26

#if os(iOS) || os(tvOS) || os(visionOS)
  // appintents/targetcontentprovidingintent
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public protocol TargetContentProvidingIntent: AppIntent {
    var contentIdentifier: String { get }
  }

  @available(iOS 26, tvOS 26, visionOS 26, *)
  extension TargetContentProvidingIntent {
    public var contentIdentifier: String { Self.persistentIdentifier }
    public func perform() async throws -> some IntentResult { .result() }
  }

  // appintents/uisceneappintent
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public protocol UISceneAppIntent: TargetContentProvidingIntent {}

  // appintents/appintentscenedelegate/scene(_:willperformappintent:)
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public protocol AppIntentSceneDelegate: UISceneDelegate {
    func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
  }

  // swiftui/view/onappintentexecution(_:perform:)
  @available(iOS 26, tvOS 26, visionOS 26, *)
  extension View {
    nonisolated public func onAppIntentExecution<I: TargetContentProvidingIntent>(
      _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
    ) -> some View { self }
  }
#endif
