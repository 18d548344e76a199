import WaymarkInspector

/// Which rows are listed: those that contain all of some words, in one window or in all.
struct WatchFilter: Hashable, Sendable {
  /// The greatest length of the text to search for.
  static let limit = 200

  /// The words as they were typed.
  var text = "" {
    didSet { words = text.split { $0.isWhitespace }.map { FilterWord(String($0)) } }
  }

  /// The only window that is listed, if any.
  var window: Int?

  private var words: [FilterWord] = []

  /// Whether everything is listed.
  var isEmpty: Bool { words.isEmpty && window == nil }

  /// - Complexity: O(*n*) in the length of the texts, for each word.
  func matches(_ course: NavigationCourse) -> Bool {
    guard window == nil || course.window == window else { return false }
    return words.allSatisfy { word in
      word.isIn(course.title) || word.isIn(course.outcomeText) || word.isIn(number: course.number)
        || course.guards.contains { word.isIn($0.name) || word.isIn($0.result) }
    }
  }

  /// - Complexity: O(*n*) in the length of the texts, for each word.
  func matches(_ row: TailRow) -> Bool {
    guard window == nil || row.window == nil || row.window == window else { return false }
    return words.allSatisfy { word in
      word.isIn(row.kind) || word.isIn(row.text) || word.isIn(number: row.navigation)
        || word.isIn(row.fault ?? "") || word.isIn(row.misfit ?? "")
    }
  }
}

/// A word to search for, without regard to case.
struct FilterWord: Hashable, Sendable {
  private let bytes: [UInt8]
  /// Whether it could be part of a navigation's number as it is written.
  private let isOfNumber: Bool

  init(_ text: String) {
    bytes = Array(text.lowercased().utf8)
    isOfNumber = bytes.allSatisfy { $0 == UInt8(ascii: "#") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether it is part of a navigation's number, `#12`.
  func isIn(number: Int?) -> Bool {
    guard isOfNumber, let number else { return false }
    return isIn("#\(number)")
  }

  /// Whether a text contains it.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of both; nothing is allocated for a text in ASCII.
  func isIn(_ text: String) -> Bool {
    var text = text
    let inASCII: Bool? = text.withUTF8 { utf8 in
      utf8.contains { $0 >= 0x80 }
        ? nil : isIn(utf8) { $0 | (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? 0x20 : 0) }
    }
    if let inASCII { return inASCII }
    var lowered = text.lowercased()
    return lowered.withUTF8 { isIn($0) { $0 } }
  }

  private func isIn(_ text: UnsafeBufferPointer<UInt8>, _ lowered: (UInt8) -> UInt8) -> Bool {
    guard let first = bytes.first else { return true }
    guard bytes.count <= text.count else { return false }
    return bytes.withUnsafeBufferPointer { word in
      for start in 0...(text.count - word.count) where lowered(text[start]) == first {
        var length = 1
        while length < word.count, lowered(text[start + length]) == word[length] { length += 1 }
        if length == word.count { return true }
      }
      return false
    }
  }
}
