/// Text that screens have trouble with.
enum Samples {
  static let texts = [
    "plain ASCII", "日本語のファイル", "naïve café", "e\u{301}a\u{308}o\u{302}\u{323}", "👩‍👩‍👧‍👦 family", "🇩🇪🇫🇷🇯🇵",
    "❤️ red", "क्षत्रिय हिन्दी", "한국어 텍스트", "\u{1B}[31mred\u{1B}[0m", "tab\there", "\u{9B}31m", "\u{202E}txt.exe",
    "\u{301}lone mark", "a\u{200D}b", "zero\u{200B}width", "\r\n", "\u{7F}\u{0}", "👍🏽 thumbs", "\u{FEFF}bom",
    "ﷺ", "①②③",
    "\u{1F1E6}", "\u{1F3FD}", "\u{1100}\u{1161}\u{11A8}", "E\u{300}\u{301}\u{302}\u{303}", "──╮│", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "",
  ]

  /// A text of random samples, or of random scalars.
  static func random(using generator: inout some RandomNumberGenerator) -> String {
    if Bool.random(using: &generator) { return texts.randomElement(using: &generator) ?? "" }
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      let limit: UInt32 =
        [0x80, 0x100, 0x3000, 0x1_0000, 0x2_0000, 0xE_01F0].randomElement(using: &generator) ?? 0x80
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) { text.append(scalar) }
    }
    return String(text)
  }
}
