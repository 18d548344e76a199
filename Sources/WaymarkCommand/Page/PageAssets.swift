/// The page of the inspector without what is filled in, as the package manager embeds its files.
enum PageAssets {
  private static let scripts = [
    PackageResources.data_js, PackageResources.trees_js,
    PackageResources.grid_js, PackageResources.bars_js, PackageResources.lists_js,
    PackageResources.details_js, PackageResources.filters_js, PackageResources.keys_js,
    PackageResources.main_js,
  ]

  /// The page's text before, between and after the parts with some names, in the order of the names.
  ///
  /// The browser runs a script, and applies a style, that has the number: nobody who writes a journal knows it.
  static func pieces(around names: [String], number: UInt64 = .random(in: 1 ... .max)) -> [String] {
    let script = "(() => {\n\"use strict\";\n" + scripts.map(text).joined(separator: "\n") + "})();"
    let page = text(PackageResources.page_html)
      .replacing("%NONCE%", with: String(number, radix: 36))
      .replacing("%STYLE%", with: text(PackageResources.page_css)).replacing("%SCRIPT%", with: script)
    var rest = page[...]
    var pieces: [String] = []
    for name in names {
      let hole = rest.firstRange(of: "%\(name)%") ?? rest.endIndex..<rest.endIndex
      pieces.append(String(rest[..<hole.lowerBound]))
      rest = rest[hole.upperBound...]
    }
    return pieces + [String(rest)]
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
