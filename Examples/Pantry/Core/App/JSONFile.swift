import Foundation

/// A file that holds one value.
struct JSONFile<Value: Codable> {
  let url: URL

  func load() -> Value? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  func save(_ value: Value) {
    try? JSONEncoder().encode(value).write(to: url, options: .atomic)
  }
}
