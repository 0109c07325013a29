// SPDX-License-Identifier: MIT

import Drawing
import Styles
import Testing

@Suite struct SystemPaletteTests {
    private func hex(_ color: Color, _ palette: SystemPalette, isDark: Bool = false) -> String {
        let color = color.resolve(StyleContext(isDark: isDark, palette: palette))
        return [color.red, color.green, color.blue].map {
            let digits = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    @Test(
        arguments: [
            (Color.red, "FF3B30 FF383C FF3B30", "FF453A FF4245 FF453A"),
            (.blue, "007AFF 0088FF 007AFF", "0A84FF 0091FF 0A84FF"),
            (.green, "34C759 34C759 28CD41", "30D158 30D158 32D74B"),
            (.teal, "30B0C7 00C3D0 59ADC4", "40C8E0 00D2E0 6AC4DC"),
            (.gray, "8E8E93 8E8E93 8E8E93", "8E8E93 8E8E93 98989D"),
            (.primary, "000000 000000 000000", "FFFFFF FFFFFF FFFFFF"),
        ])
    func namesMeanOtherColorsOnOtherSystems(_ color: Color, _ light: String, _ dark: String) {
        #expect(SystemPalette.allCases.map { hex(color, $0) }.joined(separator: " ") == light)
        #expect(SystemPalette.allCases.map { hex(color, $0, isDark: true) }.joined(separator: " ") == dark)
    }

    /// Colours that are given by components are the same on every system; only named colours differ.
    @Test func onlyNamesChange() {
        let color = Color(red: 1, green: 0.5, blue: 0)
        #expect(Set(SystemPalette.allCases.map { hex(color, $0) }).count == 1)
        #expect(Set(SystemPalette.allCases.map { hex(.white, $0) }) == ["FFFFFF"])
    }

    @Test func theAccentIsBlueUnlessSomethingElseIsSaid() {
        #expect(hex(.accentColor, .iOS26) == "0088FF")
        let context = StyleContext(accentColor: .red, palette: .iOS26)
        #expect(Color.accentColor.resolve(context) == Color.red.resolve(context))
    }

    /// Label colours of macOS are translucent, so text is not quite black.
    @Test func labelsOfMacOSAreTransparent() {
        let levels = [HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary, .quinary]
        func alphas(_ palette: SystemPalette) -> [Float] {
            levels.map { $0._resolve(in: StyleContext(palette: palette)).color.alpha }
        }
        #expect(alphas(.macOS15) == [0.847, 0.498, 0.259, 0.098, 0.05])
        #expect(alphas(.iOS26) == alphas(.iOS18))
        #expect(alphas(.iOS18)[0] == 1)
    }

    /// On macOS, the accent colour stays 007AFF in dark mode, but the system blue changes.
    @Test func accentOfMacOS() {
        func resolved(_ color: Color, _ palette: SystemPalette) -> RGBAColor {
            color.resolve(StyleContext(isDark: true, palette: palette))
        }
        #expect(resolved(.accentColor, .macOS15).green == Float(0x7A) / 255)
        #expect(resolved(.blue, .macOS15).green == Float(0x84) / 255)
        #expect(resolved(.accentColor, .iOS18).green == Float(0x84) / 255)
    }
}
