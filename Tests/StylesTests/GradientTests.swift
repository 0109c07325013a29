// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Styles
import Testing

@Suite struct GradientTests {
    private let light = StyleContext()
    private let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)

    private func stops(_ style: some ShapeStyle) -> [ResolvedGradient.Stop] {
        guard case .gradient(let gradient, _) = style._resolve(in: light).fill else { return [] }
        return gradient.stops
    }

    @Test func coloursAreSpreadEvenly() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func locationsDoNotDecrease() {
        let style = Gradient(stops: [
            .init(color: .red, location: 0.6), .init(color: .blue, location: 0.4), .init(color: .green, location: 1),
        ])
        #expect(stops(style).map(\.location) == [0.6, 0.6, 1])
    }

    @Test func linear() {
        let style = LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        guard case .linearGradient(let gradient, let start, let end) = style._resolvePaint(in: light, bounds: bounds)
        else {
            Issue.record("not linear")
            return
        }
        #expect(gradient.colorSpace == .perceptual && gradient.stops.count == 2)
        #expect(start == CGPoint(x: 10, y: 20) && end == CGPoint(x: 210, y: 120))
    }

    @Test func radial() {
        let style = RadialGradient(colors: [.white, .black], center: .center, startRadius: 20, endRadius: 600)
        guard case .radialGradient(_, let center, 20, 600) = style._resolvePaint(in: light, bounds: bounds) else {
            Issue.record("not radial, or other radii")
            return
        }
        #expect(center == CGPoint(x: 110, y: 70))
    }

    @Test func ellipticalTouchesTheEdges() {
        let style = EllipticalGradient(colors: [.white, .black])
        guard case .ellipticalGradient(_, _, let radii, 0, 0.5) = style._resolvePaint(in: light, bounds: bounds) else {
            Issue.record("not elliptical, or other fractions")
            return
        }
        #expect(radii == bounds.size)
    }

    @Test func angularIsAFullTurnByDefault() {
        let style = AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
        guard case .angularGradient(_, _, let start, let end) = style._resolvePaint(in: light, bounds: bounds) else {
            Issue.record("not angular")
            return
        }
        #expect(start == .zero && abs(end.degrees - 360) < 1e-9)
        let turned = AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
        guard case .gradient(_, .angular(_, let from, _)) = turned._resolve(in: light).fill else {
            Issue.record("not angular")
            return
        }
        #expect(abs(from.degrees - 90) < 1e-9)
    }

    @Test func aGradientAloneRunsDown() {
        let style = Gradient(colors: [.red, .blue])
        guard case .linearGradient(_, let start, let end) = style._resolvePaint(in: light, bounds: bounds) else {
            Issue.record("not linear")
            return
        }
        #expect(start == CGPoint(x: 110, y: 20) && end == CGPoint(x: 110, y: 120))
    }

    @Test func theGradientOfAColourEndsInTheColour() {
        let list = stops(Color.red.opacity(0.5).gradient)
        #expect(list.last?.color == Color.red.opacity(0.5).resolve(light))
        #expect(list[0].color.alpha == 0.5)
        #expect(list[0].color.green > list[1].color.green)
    }

    @Test func colourSpaces() {
        guard case .gradient(let gradient, _) = Gradient(colors: [.red]).colorSpace(.device)._resolve(in: light).fill
        else {
            Issue.record("not a gradient")
            return
        }
        #expect(gradient.colorSpace == .device)
        #expect(Gradient(colors: [.red]).colorSpace(.device) != AnyGradient(Gradient(colors: [.red])))
    }

    @Test func shorthands() {
        func same<A: ShapeStyle, B: ShapeStyle>(_ a: A, _ b: B) -> Bool {
            a._resolve(in: light) == b._resolve(in: light)
        }
        #expect(
            same(
                .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
                Gradient(colors: [.red, .blue])))
        #expect(
            same(
                .conicGradient(colors: [.red, .blue], center: .center),
                AngularGradient(colors: [.red, .blue], center: .center)))
        #expect(
            same(
                .radialGradient(Gradient(colors: [.red]), endRadius: 5),
                RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 5)))
        #expect(same(.ellipticalGradient(colors: [.red]), EllipticalGradient(colors: [.red])))
    }
}
