package import WaymarkCore

// Stands for the files of Waymark that need the system: a queue, a clock, locks, Observation, tasks and reflection.

/// A page has one thread, on which all happens at once.
package enum MainQueue {
  package static let isCurrent = true

  @MainActor package static func run(_ body: @MainActor () -> Void) { body() }

  package static func release<Value>(
    _ value: inout Value?, _ end: @escaping @MainActor (Value) -> Void = { _ in }
  ) {
    let last = value.take()
    if let last { unsafeBitCast(end, to: ((Value) -> Void).self)(last) }
  }
}

@MainActor package final class MainBound<Value> {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

/// The page's clock; the glue calls what is scheduled.
@MainActor package final class MainQueueTimer: NavigationTimer {
  private static var actions: [(key: Int32, action: @MainActor () -> Void)] = []
  private static var lastKey: Int32 = 0

  package init() {}

  package var now: Duration { .milliseconds(Int64(pageNow())) }

  package func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    Self.lastKey &+= 1
    Self.actions.append((Self.lastKey, action))
    pageSchedule(Self.lastKey, max(.zero, moment - now) / .milliseconds(1))
  }

  package static func fire(_ key: Int32) {
    let action = actions.first { $0.key == key }?.action
    actions = actions.filter { $0.key != key }
    action?()
  }
}

@_extern(wasm, module: "page", name: "now")
private func pageNow() -> Double

@_extern(wasm, module: "page", name: "schedule")
private func pageSchedule(_ key: Int32, _ delay: Double)

@_extern(wasm, module: "page", name: "log")
private func pageLog(_ text: UnsafePointer<UInt8>?, _ count: Int32)

/// Calls what was scheduled, as the glue does when its time has come.
@_expose(wasm, "fire")
@_cdecl("waymark_fire")
public func fire(_ key: Int32) {
  unsafeBitCast(MainQueueTimer.fire as @MainActor (Int32) -> Void, to: ((Int32) -> Void).self)(key)
}

/// Collects what the standard library says before it stops the program, for the browser's console.
@_cdecl("putchar")
public func putCharacter(_ character: Int32) -> Int32 {
  if character == 10 {
    spoken.withUnsafeBufferPointer { pageLog($0.baseAddress, Int32($0.count)) }
    spoken = []
  } else {
    spoken.append(UInt8(truncatingIfNeeded: character))
  }
  return character
}

nonisolated(unsafe) private var spoken: [UInt8] = []

/// Writes to the browser's console.
@MainActor final class MisuseLog {
  private let write: (@MainActor (String) -> Void)?
  private var said: [String] = []

  init(_ write: (@MainActor (String) -> Void)?) { self.write = write }

  func note(_ kind: String, _ advice: String, in navigation: NavigationID, as key: String? = nil) {
    guard let write, !said.contains(key ?? kind) else { return }
    said.append(key ?? kind)
    write("Waymark: \(kind), in navigation \(navigation). \(advice)")
  }

  static func standardError(_ line: String) {
    let bytes = Array(line.utf8)
    bytes.withUnsafeBufferPointer { pageLog($0.baseAddress, Int32($0.count)) }
  }
}

// MARK: Observation, events and tasks

/// A word for those who are observed elsewhere.
public protocol Observable {}

/// A signal that changes nothing: screens are told by their contexts, and others by `onEvent` and `didNavigate`.
@MainActor package final class Signal {
  package let isRead = false

  package func read(_ fact: UInt64 = 0) {}
  package func change(to fact: UInt64) {}
}

@MainActor struct RouterSignals {
  let tree = Signal()
  let question = Signal()
  let shown = Signal()
  let isSettled = Signal()
  let columnsThatFit = Signal()
  let objectors = Signal()
  let areRead = false
}

@MainActor final class ChangeWatch {}

@MainActor struct HostTasks {
  func cancel() {}
}

/// Nothing reads a page's events one after the other: `onEvent` tells them.
public struct RouterEvents<R: Route> {}

struct EventReader<R: Route> {
  enum Result { case enqueued, terminated }

  static func make(capacity: Int) -> (RouterEvents<R>, EventReader) { (RouterEvents(), EventReader()) }

  mutating func send(_ event: RouterEvent<R>) -> Result { .enqueued }
  func finish() {}
}

// MARK: Reflection and coding

/// A value that is saved with a screen, which lives as long as the page.
package struct SavedValue: Sendable {
  private let value: AnyValue

  package init(_ value: some Codable & Sendable) { self.value = TypedValue(value) }

  /// A page that keeps none has no class of such boxes, which a checked cast would need.
  package init?(in box: AnyValue) { self = unsafeDowncast(box, to: TypedValue<SavedValue>.self).value }

  package func value<Value: Codable & Sendable>(as type: Value.Type) -> Value? {
    unsafeDowncast(value, to: TypedValue<Value>.self).value
  }
}

/// A word that routes have in all their front ends; nothing is coded in a page.
public protocol Codable {}

extension Bool: Codable {}
extension Int: Codable {}
extension String: Codable {}

// MARK: Errors, which are of one type each

extension Acknowledgement {
  /// The host could not show what it was asked for.
  public func fail(_ error: some Error & CustomStringConvertible) { fail(because: error.description) }
}

/// The refusal of a text that is not a link, in words.
public struct LinkRefusal: Error, Hashable, CustomStringConvertible {
  /// The text of the error.
  public let description: String

  /// Makes one.
  public init(_ error: some Error & CustomStringConvertible) { description = error.description }

  private init(text: String) { description = text }

  package static var noLinks: LinkRefusal {
    LinkRefusal(text: "The router has no links. Give RouterConfiguration a link table.")
  }
}

// MARK: Answers

/// A value that answers a question.
///
/// Embedded Swift has no checked cast to a class that a program may not make: who answers and who asks name the same question, and
/// so the same type.
package struct AnswerValue: Sendable {
  private let box: AnyValue

  package init<Value: Sendable>(_ value: Value) { box = TypedValue(value) }

  package init?(in box: AnyValue?) {
    guard let box else { return nil }
    self = unsafeDowncast(box, to: TypedValue<AnswerValue>.self).value
  }

  package func value<Value: Sendable>(as type: Value.Type) -> Value? {
    unsafeDowncast(box, to: TypedValue<Value>.self).value
  }

  package var typeName: String { "a value of another type" }

  package static func name<Value>(of type: Value.Type) -> String { "a value of the question's type" }
}
