import Drawing
import Styles
import Testing

@Suite struct UIColorTests {
    private func bytes(_ color: Color, dark: Bool = false) -> [Int] {
        let resolved = color.resolve(StyleContext(isDark: dark))
        return [resolved.red, resolved.green, resolved.blue, resolved.alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test func namesGiveTheSystemsColours() {
        #expect(bytes(Color(.systemGray6)) == [0xF2, 0xF2, 0xF7, 255])
        #expect(bytes(Color(.systemGray6), dark: true) == [0x1C, 0x1C, 0x1E, 255])
        #expect(bytes(Color(uiColor: .systemBackground), dark: true) == [0, 0, 0, 255])
        #expect(bytes(Color(.separator), dark: true) == [84, 84, 88, 153])
        for (name, color) in [(UIColor.systemRed, Color.red), (.systemTeal, .teal), (.label, .primary)] {
            for dark in [false, true] { #expect(bytes(Color(name), dark: dark) == bytes(color, dark: dark)) }
        }
    }

    /// UIKit's plain colours are not the system's.
    @Test func plainNamesArePlain() {
        #expect(bytes(Color(UIColor.red)) == [255, 0, 0, 255])
        #expect(bytes(Color(UIColor.gray)) == [128, 128, 128, 255])
    }

    @Test func componentsAndOpacity() {
        #expect(bytes(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))) == [255, 128, 0, 128])
        #expect(bytes(Color(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1))) == [0, 255, 0, 255])
        #expect(bytes(Color(UIColor(white: 0.2, alpha: 1))) == [51, 51, 51, 255])
        let faint = UIColor.secondaryLabel.withAlphaComponent(0.2)
        #expect(bytes(Color(faint)) == [60, 60, 67, 51] && bytes(Color(faint), dark: true) == [235, 235, 245, 51])
    }
}
