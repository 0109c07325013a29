// SPDX-License-Identifier: MIT

import Drawing
import Styles
import SwiftUI
import Testing
import UIKit

@MainActor
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

    /// Names such as `UIColor.red` are plain sRGB values, not the system colours.
    @Test func plainNamesArePlain() {
        #expect(bytes(Color(UIColor.red)) == [255, 0, 0, 255])
        #expect(bytes(Color(UIColor.gray)) == [128, 128, 128, 255])
    }

    @Test func componentsAndOpacity() {
        #expect(bytes(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))) == [255, 128, 0, 128])
        #expect(bytes(Color(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1))) == [0, 255, 0, 255])
        #expect(bytes(Color(UIColor(white: 0.2, alpha: 1))) == [51, 51, 51, 255])
        #expect(bytes(Color(UIColor())) == [0, 0, 0, 0])
        let faint = UIColor.secondaryLabel.withAlphaComponent(0.2)
        #expect(bytes(Color(faint)) == [60, 60, 67, 51] && bytes(Color(faint), dark: true) == [235, 235, 245, 51])
    }

    /// The provider is called when the colour is drawn.
    @Test func dynamicColoursFollowTheAppearance() {
        let color = UIColor { traits in
            let alpha: CGFloat = traits.accessibilityContrast == .high ? 1 : 0.5
            return traits.userInterfaceStyle == .dark
                ? UIColor(white: 1, alpha: alpha) : UIColor(white: 0, alpha: alpha)
        }
        #expect(bytes(Color(color)) == [0, 0, 0, 128] && bytes(Color(color), dark: true) == [255, 255, 255, 128])
        let strong = Color(color).resolve(StyleContext(isDark: true, hasHighContrast: true))
        #expect(strong.alpha == 1 && strong.red == 1)
        #expect(
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 0.5))
        #expect(Color(color) == Color(color) && Color(color) != Color(UIColor { _ in .black }))
    }

    @Test func componentsComeBack() {
        var (r, g, b, a, h, s, v): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (
            0, 0, 0, 0, 0, 0, 0
        )
        for (hue, saturation, brightness) in [(0.1, 0.5, 0.8), (0.45, 1, 0.6), (0.9, 0.2, 1)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
            #expect(color.getHue(&h, saturation: &s, brightness: &v, alpha: &a))
            #expect(abs(h - hue) < 1e-5 && abs(s - saturation) < 1e-5 && abs(v - brightness) < 1e-5 && a == 0.5)
            color.getRed(&r, green: &g, blue: &b, alpha: nil)
            #expect(max(r, g, b) == v)
        }
        #expect(UIColor(cgColor: UIColor.systemRed.cgColor).cgColor == UIColor.systemRed.cgColor)
    }

    @Test func literalsAreColoursAndImages() {
        #expect(bytes(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))) == [255, 128, 0, 255])
        let color = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(color == UIColor.blue)
    }

    @Test func extensionsAddInitializers() { #expect(bytes(Color(UIColor(hex: 0x336699))) == [0x33, 0x66, 0x99, 255]) }

    @Test func coreGraphicsColours() throws {
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(bytes(Color(cgColor: CGColor(red: 1, green: 0, blue: 0.2, alpha: 0.4))) == [255, 0, 51, 102])
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let half = try #require(CGColor(colorSpace: linear, components: [0.5, 0.5, 0.5, 1]))
        #expect(bytes(Color(cgColor: half)) == [188, 188, 188, 255])
        #expect(Color.primary.cgColor == nil && Color(red: 1, green: 0, blue: 0).cgColor?.components == [1, 0, 0, 1])
        #expect(CGColor.black.copy(alpha: 0.3)?.alpha == 0.3)
    }
}

extension UIColor {
    fileprivate convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: 1)
    }
}
