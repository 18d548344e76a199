/// The contents of a screen: a field to type in if it has one, a line to read, rows to choose.
struct Page {
  typealias Field = (label: String, text: String, edit: (String) -> Void)
  typealias Row = (title: String, choose: () -> Void)

  let title: String
  var field: Field?
  var line: String?
  let rows: [Row]

  /// The height above the rows.
  var top: Int { 1 + (field == nil ? 0 : 2) + (line == nil ? 0 : 2) }
}
