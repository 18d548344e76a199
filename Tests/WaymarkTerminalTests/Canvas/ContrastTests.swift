import Foundation
import Testing

@testable import WaymarkTerminal

/// Colours and attributes are readable on a light and on a dark terminal.
@Suite struct ContrastTests {
  private typealias Light = (red: Double, green: Double, blue: Double)

  /// A colour of the palette that terminals share.
  private static func light(_ color: Color) -> Light {
    func level(_ step: Int) -> Double { Double(step == 0 ? 0 : 55 + 40 * step) / 255 }
    if color.rawValue >= 232 {
      let gray = Double(8 + 10 * (color.rawValue - 232)) / 255
      return (gray, gray, gray)
    }
    let cube = color.rawValue - 16
    return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }

  private static func contrast(_ one: Light, _ other: Light) -> Double {
    func luminance(_ light: Light) -> Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(light.red) + 0.7152 * linear(light.green) + 0.0722 * linear(light.blue)
    }
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static let (black, white): (Light, Light) = ((0, 0, 0), (1, 1, 1))

  @Test(arguments: Color.allCases)
  func aColorIsReadableOnBothAlsoSwapped(color: Color) {
    guard color != .standard else { return }
    #expect(Self.contrast(Self.light(color), Self.black) >= 4.5)
    #expect(Self.contrast(Self.light(color), Self.white) >= 4.5)
  }

  /// Terminals draw faint text with two thirds of its colour, or with half of it.
  @Test(arguments: [0.5, 2.0 / 3])
  func faintTextIsReadable(part: Double) {
    #expect(Self.contrast((part, part, part), Self.black) >= 4.5)
    #expect(Self.contrast((1 - part, 1 - part, 1 - part), Self.white) >= 3.9)
  }

  @Test func aColorIsNeverFaint() {
    let bytes = Renderer().render(size: Size(width: 1, height: 1)) {
      $0.write("a", x: 0, y: 0, style: Style(.red, .dim))
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[0;38;5;131ma"))
  }
}
