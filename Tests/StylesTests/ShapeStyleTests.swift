// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Styles
import TestSupport
import Testing

@Suite struct ShapeStyleTests {
    private let light = StyleContext()

    private func color(_ style: some ShapeStyle, _ context: StyleContext? = nil) -> RGBAColor {
        style._resolve(in: context ?? light).color
    }

    @Test func levelsOfTheLabelColours() {
        #expect(color(.primary) == .black)
        #expect(color(.secondary) == Color.secondary.resolve(light))
        #expect(color(.tertiary).alpha == 0.3 && color(.quaternary).alpha == 0.18)
        #expect(color(.foreground, StyleContext(isDark: true)) == .white)
        #expect(color(.background) == .white && color(.background, StyleContext(isDark: true)) == .black)
    }

    @Test func levelsOfOneStyle() {
        let context = StyleContext(foreground: [Color.red._resolve(in: light)])
        #expect(color(.primary, context) == Color.red.resolve(light))
        #expect(color(.secondary, context) == Color.red.opacity(0.5).resolve(light))
        #expect(color(.tertiary, context).alpha == 0.25 && color(.quaternary, context).alpha == 0.18)
    }

    @Test func explicitLevels() {
        let context = StyleContext(foreground: [Color.red._resolve(in: light), Color.blue._resolve(in: light)])
        #expect(color(.secondary, context) == Color.blue.resolve(light))
        #expect(color(.tertiary, context) == Color.blue.opacity(0.5).resolve(light))
    }

    @Test func levelsOfAGradientAreGradients() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let context = StyleContext(foreground: [gradient._resolve(in: light)])
        guard case .gradient(let faded, _) = HierarchicalShapeStyle.secondary._resolve(in: context).fill else {
            Issue.record("not a gradient")
            return
        }
        #expect(faded.stops.map(\.color.alpha) == [0.5, 0.5])
    }

    @Test func tintIsTheAccentColour() {
        #expect(color(.tint, StyleContext(accentColor: .green)) == Color.green.resolve(light))
    }

    @Test func erasureChangesNothing() {
        let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect(AnyShapeStyle(AnyShapeStyle(style))._resolve(in: light) == style._resolve(in: light))
    }

    @Test func opacityShadowAndBlendMode() {
        let style = Gradient(colors: [.red, .blue]).shadow(.drop(radius: 3, x: 1)).opacity(0.5).blendMode(.multiply)
        let resolved = style._resolve(in: light)
        #expect(resolved.color.alpha == 0.5 && resolved.blendMode == .multiply)
        #expect(resolved.shadows.count == 1 && resolved.shadows[0].radius == 3)
        #expect(abs(resolved.shadows[0].color.alpha - 0.165) < 1e-6)
        #expect(resolved.shadows[0].offset == CGSize(width: 1, height: 0) && !resolved.shadows[0].isInner)
        let inner = Color.red.shadow(.inner(radius: 2))._resolve(in: light)
        #expect(inner.shadows[0].isInner && inner.shadows[0].color.alpha == 0.55)
    }
}

@Suite struct StyleVectorTests {
    private let light = StyleContext()

    private func resolved(_ style: some ShapeStyle) -> _ResolvedStyle { style._resolve(in: light) }

    /// The interpolated style at `fraction` between `a` and `b`, calculated as by animations.
    private func between(_ a: _ResolvedStyle, _ b: _ResolvedStyle, _ fraction: Double) -> _ResolvedStyle {
        var shown = b
        let way = b.animatableData - a.animatableData
        shown.animatableData = b.animatableData + way.scaled(by: fraction) - way
        return shown
    }

    @Test func addingInPlaceIsAdding() {
        let styles = [
            resolved(Color.red), resolved(Color.blue.opacity(0.3)), resolved(Color.red.shadow(.drop(radius: 3, x: 1))),
            resolved(Color.green.shadow(.drop(color: .blue, radius: 5))),
            resolved(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
            resolved(LinearGradient(colors: [.green, .clear], startPoint: .leading, endPoint: .trailing)),
            resolved(LinearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .trailing)),
            resolved(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)),
        ]
        let vectors = styles.map(\.animatableData) + [.zero]
        for a in vectors {
            for b in vectors {
                var sum = a
                sum += b
                #expect(sum == a + b)
                var colors = a.colors
                colors += b.colors
                #expect(colors == a.colors + b.colors)
            }
        }
    }

    @Test func coloursMix() {
        let half = between(resolved(Color.red), resolved(Color.blue), 0.5)
        #expect(areClose(bytes(half.color), [166.8, 116.4, 166.1], within: 0.06))
    }

    @Test func endsAreReached() {
        let a = resolved(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        let b = resolved(LinearGradient(colors: [.green, .clear], startPoint: .leading, endPoint: .trailing))
        for (fraction, end) in [(0.0, a), (1, b)] {
            guard case .gradient(let shown, .linear(let start, _)) = between(a, b, fraction).fill,
                case .gradient(let wanted, .linear(let wantedStart, _)) = end.fill
            else {
                Issue.record("not linear")
                return
            }
            #expect(start == wantedStart)
            for (s, w) in zip(shown.stops, wanted.stops) {
                #expect(abs(s.color.alpha - w.color.alpha) < 1e-6)
                // The colour components of a transparent colour are arbitrary.
                guard w.color.alpha > 0 else { continue }
                #expect(areClose(bytes(s.color), bytes(w.color), within: 0.01))
            }
        }
    }

    @Test func pointsRadiiAndAnglesMove() {
        func radial(_ x: CGFloat, _ radius: CGFloat) -> _ResolvedStyle {
            resolved(
                RadialGradient(
                    colors: [.red, .blue], center: UnitPoint(x: x, y: 0.5), startRadius: 0, endRadius: radius))
        }
        let half = between(radial(0, 10), radial(1, 30), 0.5)
        guard case .gradient(_, .radial(let center, 0, let end)) = half.fill else {
            Issue.record("not radial")
            return
        }
        #expect(center == .center && end == 20)

        func angular(_ degrees: Double) -> _ResolvedStyle {
            resolved(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(degrees)))
        }
        guard case .gradient(_, .angular(_, let start, _)) = between(angular(0), angular(360), 0.25).fill else {
            Issue.record("not angular")
            return
        }
        #expect(abs(start.degrees - 90) < 1e-9)

        func elliptical(_ fraction: CGFloat) -> _ResolvedStyle {
            resolved(EllipticalGradient(colors: [.red], endRadiusFraction: fraction))
        }
        guard case .gradient(_, .elliptical(_, _, let fraction)) = between(elliptical(0), elliptical(1), 0.5).fill
        else {
            Issue.record("not elliptical")
            return
        }
        #expect(fraction == 0.5)
    }

    @Test func stopsAreMerged() {
        let a = GradientVector(
            ResolvedGradient(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]))
        let b = GradientVector(
            ResolvedGradient(stops: [
                .init(color: .white, location: 0), .init(color: .black, location: 0.25),
                .init(color: .white, location: 1),
            ]))
        let sum = a + (b - a).scaled(by: 0.5)
        #expect(sum.stops.map(\.location) == [0, 0.25, 1])
        // At location 0.25, the sum is the mean of the first gradient's interpolated colour and the second gradient's
        // stop.
        let there = a.stops[0].color + (a.stops[1].color - a.stops[0].color) * 0.25
        let expected = (there + b.stops[1].color) / 2
        #expect((sum.stops[1].color - expected).max() < 1e-12)
    }

    @Test func hardEdgesStayHard() {
        let edge = GradientVector(
            ResolvedGradient(stops: [
                .init(color: .white, location: 0), .init(color: .white, location: 0.5),
                .init(color: .black, location: 0.5), .init(color: .black, location: 1),
            ]))
        let plain = GradientVector(
            ResolvedGradient(stops: [.init(color: .white, location: 0), .init(color: .white, location: 1)]))
        let sum = edge + (plain - edge).scaled(by: 0)
        #expect(sum.stops.map(\.location) == [0, 0.5, 0.5, 1])
        #expect(
            zip(sum.gradient.stops, edge.gradient.stops).allSatisfy {
                areClose(bytes($0.color), bytes($1.color), within: 0.01)
            })
    }

    @Test func otherColourSpacesAreConverted() {
        let device = GradientVector(ResolvedGradient(stops: [.init(color: .white, location: 0)], colorSpace: .device))
        let perceptual = GradientVector(RGBAColor(red: 1, green: 0, blue: 0))
        let sum = device + (perceptual - perceptual)
        #expect(sum.colorSpace == .perceptual)
        #expect(areClose(bytes(sum.gradient.stops[0].color), [255, 255, 255], within: 0.01))
    }

    @Test func differentKindsAreReplacedAtOnce() {
        let color = resolved(Color.red)
        let gradient = resolved(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        #expect(color.kind != gradient.kind)
        #expect((gradient.animatableData - color.animatableData).magnitudeSquared == 0)
        #expect(between(color, gradient, 0) == between(color, gradient, 1))
        var shown = gradient
        shown.animatableData = color.animatableData
        #expect(shown == gradient)
    }

    @Test func shadowsMove() {
        let a = resolved(Color.red.shadow(.drop(color: .black, radius: 0)))
        let b = resolved(Color.red.shadow(.drop(color: .black, radius: 10, x: 4, y: 8)))
        let half = between(a, b, 0.5).shadows[0]
        #expect(half.radius == 5 && half.offset == CGSize(width: 2, height: 4))
        #expect(a.kind != resolved(Color.red).kind)
    }

    @Test func theZeroFitsEveryKind() {
        let data = resolved(Color.red).animatableData
        #expect(data + .zero == data && .zero + data == data && data - .zero == data)
        #expect((.zero - data).scaled(by: -1) == data)
        #expect(_StyleVector.zero.magnitudeSquared == 0)
    }
}
