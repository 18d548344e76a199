/// A way to walk.
struct Trail: Identifiable {
  let id: Int
  let name: String
  let kilometres: Int
  let summary: String

  static let all = [
    Trail(id: 1, name: "Harbour path", kilometres: 4, summary: "Along the quays to the lighthouse."),
    Trail(id: 2, name: "Mill loop", kilometres: 7, summary: "Past three mills, with a ford in the middle."),
    Trail(id: 3, name: "Ridge walk", kilometres: 12, summary: "Steep at first. You see both valleys."),
  ]

  static func named(by id: Int) -> Trail? { all.first { $0.id == id } }
}
