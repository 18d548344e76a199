import Foundation

/// A file that holds one value; what cannot be read or written is as if it were not there.
struct JSONFile<Value: Codable> {
  let url: URL

  func load() -> Value? {
    (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  func save(_ value: Value) {
    try? JSONEncoder().encode(value).write(to: url, options: .atomic)
  }
}
