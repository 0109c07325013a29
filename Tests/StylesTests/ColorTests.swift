// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Motion
import Styles
import TestSupport
import Testing

@Suite struct ColorTests {
    private let light = StyleContext()
    private let dark = StyleContext(isDark: true)

    @Test func components() {
        #expect(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4).resolve(light).alpha == 0.4)
        #expect(Color(white: 0.5).resolve(light) == RGBAColor(white: 0.5))
        #expect(Color(.sRGB, red: 1.5, green: -0.2, blue: 0).resolve(light).red == 1.5)
        #expect(areClose(bytes(Color(.sRGBLinear, white: 0.5).resolve(light)), [187.5, 187.5, 187.5], within: 0.05))
    }

    @Test func whiteOfDisplayP3IsWhite() {
        #expect(areClose(bytes(Color(.displayP3, white: 1).resolve(light)), [255, 255, 255], within: 0.1))
        #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(light).red > 1)
    }

    @Test(
        arguments: [
            (0.0, [255.0, 0, 0]), (1 / 6, [255, 255, 0]), (1 / 3, [0, 255, 0]), (0.5, [0, 255, 255]),
            (2 / 3, [0, 0, 255]), (5 / 6, [255, 0, 255]), (1, [255, 0, 0]), (-0.5, [0, 255, 255]),
            (1.5, [0, 255, 255]),
        ] as [(Double, [Double])])
    func hues(_ hue: Double, _ expected: [Double]) {
        #expect(areClose(bytes(Color(hue: hue, saturation: 1, brightness: 1).resolve(light)), expected, within: 0.01))
    }

    @Test func saturationAndBrightness() {
        #expect(
            areClose(
                bytes(Color(hue: 0.3, saturation: 0, brightness: 0.4).resolve(light)), [102, 102, 102], within: 0.01))
        #expect(
            areClose(
                bytes(Color(hue: 0, saturation: 0.5, brightness: 0.8).resolve(light)), [204, 102, 102], within: 0.01))
    }

    @Test(
        arguments: [
            (Color.red, [255.0, 59, 48], [255.0, 69, 58]), (.orange, [255, 149, 0], [255, 159, 10]),
            (.yellow, [255, 204, 0], [255, 214, 10]), (.green, [52, 199, 89], [48, 209, 88]),
            (.mint, [0, 199, 190], [99, 230, 226]), (.teal, [48, 176, 199], [64, 200, 224]),
            (.cyan, [50, 173, 230], [100, 210, 255]), (.blue, [0, 122, 255], [10, 132, 255]),
            (.indigo, [88, 86, 214], [94, 92, 230]), (.purple, [175, 82, 222], [191, 90, 242]),
            (.pink, [255, 45, 85], [255, 55, 95]), (.brown, [162, 132, 94], [172, 142, 104]),
            (.gray, [142, 142, 147], [142, 142, 147]), (.primary, [0, 0, 0], [255, 255, 255]),
            (.secondary, [60, 60, 67], [235, 235, 245]), (.white, [255, 255, 255], [255, 255, 255]),
            (.black, [0, 0, 0], [0, 0, 0]), (.accentColor, [0, 122, 255], [10, 132, 255]),
        ] as [(Color, [Double], [Double])])
    func names(_ color: Color, _ onLight: [Double], _ onDark: [Double]) {
        #expect(areClose(bytes(color.resolve(light)), onLight, within: 0.001))
        #expect(areClose(bytes(color.resolve(dark)), onDark, within: 0.001))
    }

    @Test func opacities() {
        #expect(Color.clear.resolve(light).alpha == 0)
        #expect(Color.secondary.resolve(light).alpha == 0.6)
        #expect(Color.secondary.opacity(0.5).resolve(dark).alpha == 0.3)
        #expect(Color.red.opacity(2).resolve(light).alpha == 1)
        #expect(Color.red.opacity(-1).resolve(light).alpha == 0)
    }

    @Test func theAccentColour() {
        #expect(Color.accentColor.resolve(StyleContext(accentColor: .green)) == Color.green.resolve(light))
        // A colour that resolves to itself does not recurse endlessly.
        let circular = StyleContext(accentColor: .accentColor.opacity(0.5))
        #expect(Color.accentColor.resolve(circular) == Color.blue.opacity(0.5).resolve(light))
    }

    @Test func equality() {
        #expect(Color.red == Color.red && Color.red != Color.blue)
        #expect(Color(white: 1) == Color.white)
        #expect(Set([Color.red, .red.opacity(0.5), .red]).count == 2)
        #expect("\(Color.red)" == "red" && "\(Color(red: 1, green: 0, blue: 0.5))" == "#FF0080FF")
    }

    @Test func resolvedComponentsAreLinear() {
        let resolved = Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
        #expect(abs(resolved.linearRed - 0.21404) < 1e-4)
        #expect(abs(resolved.red - 0.5) < 1e-6)
        #expect(areClose(bytes(Color(resolved).resolve(light)), [127.5, 63.75, 255], within: 1e-3))
        var copy = Color.Resolved(red: 0, green: 0, blue: 0)
        copy.animatableData = resolved.animatableData
        #expect(areClose(bytes(copy.rgba), bytes(resolved.rgba), within: 1e-2))
    }
}

@Suite struct ColorMixingTests {
    private let light = StyleContext()

    /// Two colours, a fraction, and the components of the mixed colour: 0…255, alpha 0…1.
    @Test(
        arguments: [
            (Color.white, Color.black, 0.25, [173.7, 173.7, 173.7, 1]),
            (.white, .black, 0.5, [99.1, 99.1, 99.1, 1]),
            (.white, .black, 0.75, [33.5, 33.5, 33.5, 1]),
            (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), 0.5, [140.4, 83.0, 162.3, 1]),
            (.red, .blue, 0.25, [212.6, 98.6, 116.7, 1]),
            (.red, .blue, 0.5, [166.8, 116.4, 166.1, 1]),
            (.red, .blue, 0.75, [113.1, 123.5, 211.2, 1]),
            (.red, .green, 0.5, [192.0, 147.8, 69.1, 1]),
            (.yellow, .blue, 0.5, [148.4, 174.1, 181.2, 1]),
            (.red, .clear, 0.5, [255, 59, 48, 0.5]),
        ] as [(Color, Color, Double, [Double])])
    func perceptual(_ a: Color, _ b: Color, _ fraction: Double, _ expected: [Double]) {
        let mixed = a.mix(with: b, by: fraction).resolve(light)
        #expect(areClose(bytes(mixed) + [Double(mixed.alpha)], expected, within: 0.06))
    }

    @Test func measuredOnADevice() {
        let mixed = Color.blue.mix(with: .yellow, by: 0.521).resolve(light)
        #expect(areClose(bytes(mixed), [153, 176, 178], within: 1))
    }

    @Test func exposureDoublesLight() {
        let color = Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.4, opacity: 0.5)
        let brighter = Color.Resolved(color.exposureAdjust(1).resolve(light))
        #expect(abs(brighter.linearRed - 0.2) < 1e-4 && abs(brighter.linearGreen - 0.4) < 1e-4)
        #expect(abs(brighter.linearBlue - 0.8) < 1e-4 && brighter.opacity == 0.5)
        let same = Color.Resolved(color.exposureAdjust(-2).exposureAdjust(2).resolve(light))
        #expect(abs(same.linearRed - 0.1) < 1e-4)
    }

    @Test func device() {
        let mixed = Color.red.mix(with: .blue, by: 0.5, in: .device).resolve(light)
        #expect(areClose(bytes(mixed), [127.5, 90.5, 151.5], within: 0.06))
        let fading = Color.red.mix(with: .clear, by: 0.25, in: .device).resolve(light)
        #expect(areClose(bytes(fading), [255, 59, 48], within: 0.001) && fading.alpha == 0.75)
    }

    @Test func endsAreExact() {
        for space in [Gradient.ColorSpace.perceptual, .device] {
            #expect(Color.red.mix(with: .blue, by: 0, in: space).resolve(light) == Color.red.resolve(light))
            #expect(Color.red.mix(with: .blue, by: 1, in: space).resolve(light) == Color.blue.resolve(light))
            #expect(Color.red.mix(with: .blue, by: 7, in: space).resolve(light) == Color.blue.resolve(light))
        }
    }

    @Test func everyByteSurvivesTheVector() {
        for i in 0...255 {
            let c = RGBAColor(
                red: Float(i) / 255, green: Float(255 - i) / 255, blue: Float(i * 7 % 256) / 255, alpha: 0.3)
            let back = ColorVector(c).color
            #expect(areClose(bytes(back), bytes(c), within: 1e-3) && back.alpha == c.alpha)
        }
    }

    @Test func vectorsAddUp() {
        let (a, b) = (ColorVector(Color.red.resolve(light)), ColorVector(Color.blue.resolve(light)))
        #expect(areClose(bytes((a + (b - a)).color), bytes(b.color), within: 1e-3))
        #expect((a - a) == .zero && ColorVector.zero.magnitudeSquared == 0)
        #expect((a - b).scaled(by: 2).magnitudeSquared == 4 * (a - b).magnitudeSquared)
    }

    @Test func overshootingStaysAColour() {
        let (a, b) = (ColorVector(.clear), ColorVector(.white))
        let beyond = a - (b - a).scaled(by: 0.1)
        #expect(beyond.color == .clear)
        #expect(!(a + (b - a).scaled(by: 1.2)).color.red.isNaN)
    }
}
