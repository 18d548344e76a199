import HeadlessUIKit

/// A window's snapshot as one line: `tabs(tab+(stack(home a*)) tab(stack(other)))`, a star where it can be seen.
///
/// - Parameter tree: The tree, two spaces an indentation.
/// - Returns: The line.
public func folded(_ tree: String) -> String {
  var line = ""
  var depth = 0
  for (number, row) in tree.split(separator: "\n").enumerated() {
    let content = row.drop { $0 == " " }
    let next = (row.count - content.count) / 2
    if number > 0 {
      line += next > depth ? "(" : String(repeating: ")", count: depth - next) + " "
    }
    depth = next
    line += shortened(String(content))
  }
  return line + String(repeating: ")", count: depth)
}

private func shortened(_ row: String) -> String {
  if row.hasPrefix("tab ") { return row.hasSuffix(" selected") ? "tab+" : "tab" }
  return row.hasSuffix(" visible") ? "\(row.dropLast(8))*" : row
}

/// The content of a window: the stack, and after a bar what is presented, each by its title.
///
/// - Parameter window: The window.
/// - Returns: The titles.
@MainActor
public func layers(of window: UIWindow) -> String {
  var layers: [String] = []
  var next = window.rootViewController
  while let controller = next {
    let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
    layers.append(stack.map { $0.title ?? "?" }.joined(separator: " "))
    next = controller.presentedViewController
  }
  return layers.joined(separator: " | ")
}
