// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

/// The values of every animatable attribute at 25 % and at 50 % of `Turning`, a linear animation of one second.
@Suite @MainActor struct InterpolationTests {
    private func list<V: View>(at time: Double, @ViewBuilder _ content: @escaping (Bool) -> V) throws -> DisplayList {
        let stage = Stage { Turning(content: content) }
        _ = try stage.list(at: 0)
        return try stage.list(at: time)
    }

    private func leaf<V: View>(at time: Double = 0.25, @ViewBuilder _ content: @escaping (Bool) -> V) throws
        -> DrawnLeaf
    {
        try #require(list(at: time, content).leaves.last)
    }

    private func frame<V: View>(at time: Double = 0.25, @ViewBuilder _ content: @escaping (Bool) -> V) throws -> String
    {
        try leaf(at: time, content).frame.text
    }

    // MARK: - Colours

    private func bytes(_ color: RGBAColor?) -> [Double] {
        guard let color else { return [] }
        return [color.red, color.green, color.blue].map { (Double($0) * 2550).rounded() / 10 }
    }

    private func isNear(_ color: RGBAColor?, _ expected: [Double]) -> Bool {
        areClose(bytes(color), expected, within: 0.15)
    }

    /// The expected components, from 0 to 255, follow the rule in `docs/semantics.md`, Colours.
    @Test(arguments: [
        (Color.white, Color.black, 0.25, [173.7, 173.7, 173.7]), (.white, .black, 0.5, [99.1, 99.1, 99.1]),
        (.white, .black, 0.75, [33.5, 33.5, 33.5]), (.red, .blue, 0.25, [212.6, 98.6, 116.7]),
        (.red, .blue, 0.5, [166.8, 116.4, 166.1]), (.red, .blue, 0.75, [113.1, 123.5, 211.2]),
        (.red, .green, 0.5, [192.0, 147.8, 69.1]), (.yellow, .blue, 0.5, [148.4, 174.1, 181.2]),
    ])
    func coloursAreMixedAsTheyAreSeen(from: Color, to: Color, time: Double, expected: [Double]) throws {
        let ways: [(Bool) -> AnyView] = [
            { AnyView(Rectangle().fill($0 ? to : from)) }, { AnyView($0 ? to : from) },
            { AnyView(Rectangle().stroke($0 ? to : from)) }, { AnyView(Circle().foregroundStyle($0 ? to : from)) },
            { AnyView(Circle().foregroundColor($0 ? to : from)) },
            { AnyView(Text(verbatim: "a").foregroundStyle($0 ? to : from)) },
            { AnyView(Image(systemName: "circle.fill").foregroundStyle($0 ? to : from)) },
            { AnyView(Color.clear.background($0 ? to : from)) },
            { AnyView(Rectangle().fill(.tint).tint($0 ? to : from)) },
        ]
        for (index, way) in ways.enumerated() {
            let colors = try list(at: time) { way($0) }.leaves.map(\.color)
            #expect(colors.contains { isNear($0, expected) }, "way \(index): \(colors.map(bytes))")
        }
    }

    @Test func coloursKeepTheirHueOnTheWayToClear() throws {
        let color = try leaf(at: 0.5) { ($0 ? Color.clear : .red) }.color
        #expect(isNear(color, [255, 59, 48]) && isClose(Double(color?.alpha ?? 0), 0.5, within: 1e-3))
    }

    @Test func hierarchicalStylesAndSystemColoursAreMixedToo() throws {
        let half = try #require(leaf(at: 0.5) { Rectangle().fill($0 ? .secondary : .primary) }.color)
        let (first, last) = (
            try #require(leaf(at: 0) { _ in Rectangle().fill(.primary) }.color),
            try #require(leaf(at: 0) { _ in Rectangle().fill(.secondary) }.color)
        )
        #expect(half.alpha < first.alpha && half.alpha > last.alpha)
    }

    // MARK: - Gradients

    private func paint<V: View>(at time: Double, @ViewBuilder _ content: @escaping (Bool) -> V) throws -> Paint? {
        guard case .fill(_, _, let paint)? = try list(at: time, content).items.first?.content else { return nil }
        return paint
    }

    @Test func gradientsMixTheirStopsAndMoveTheirPoints() throws {
        let paint = try paint(at: 0.5) {
            Rectangle().fill(
                LinearGradient(
                    stops: [
                        .init(color: .white, location: 0), .init(color: $0 ? .blue : .red, location: 1),
                    ],
                    startPoint: .leading, endPoint: $0 ? .bottom : .trailing))
        }
        guard case .linearGradient(let gradient, let start, let end)? = paint else {
            Issue.record("no linear gradient")
            return
        }
        #expect(gradient.stops.map(\.location) == [0, 1])
        #expect(isNear(gradient.stops.last?.color, [166.8, 116.4, 166.1]))
        #expect(start == CGPoint(x: 0, y: 50) && end == CGPoint(x: 75, y: 75))
    }

    @Test func radiiAndAnglesOfGradientsMove() throws {
        let colors = Gradient(colors: [.white, .black])
        let radial = try paint(at: 0.25) {
            Rectangle().fill(
                RadialGradient(gradient: colors, center: .center, startRadius: $0 ? 20 : 0, endRadius: $0 ? 80 : 40))
        }
        guard case .radialGradient(_, _, let startRadius, let endRadius)? = radial else {
            Issue.record("no radial gradient")
            return
        }
        #expect((startRadius, endRadius) == (5, 50))
        let angular = try paint(at: 0.25) {
            Rectangle().fill(
                AngularGradient(
                    gradient: colors, center: .center, startAngle: .zero, endAngle: .degrees($0 ? 360 : 120)))
        }
        guard case .angularGradient(_, _, let startAngle, let endAngle)? = angular else {
            Issue.record("no angular gradient")
            return
        }
        #expect(startAngle == .zero && isClose(endAngle.degrees, 180))
    }

    // MARK: - Places and sizes

    @Test func framesPaddingsPlacesAndSpacesMove() throws {
        #expect(try frame { Color.red.frame(width: $0 ? 60 : 20, height: $0 ? 20 : 60) } == "35 25 30 50")
        #expect(try frame { Color.red.padding($0 ? 20 : 0) } == "5 5 90 90")
        #expect(try frame { Color.red.padding(.leading, $0 ? 40 : 0) } == "10 0 90 100")
        #expect(try frame { Box().offset(x: $0 ? 40 : 0, y: $0 ? -20 : 0) } == "55 40 10 10")
        #expect(try frame { Box().position(x: $0 ? 90 : 10, y: 50) } == "25 45 10 10")
        #expect(try frame { Box().frame(maxWidth: .infinity, alignment: $0 ? .trailing : .leading) } == "22.5 45 10 10")
        #expect(
            try frame { on in
                HStack(spacing: on ? 40 : 0) {
                    Box()
                    Box()
                }
            } == "55 45 10 10")
        #expect(try frame { on in Box().frame(width: 100, height: on ? 100 : 20) } == "45 45 10 10")
    }

    @Test func turnsAndScalesMove() throws {
        func map<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) throws -> ProjectionTransform {
            try leaf(content).transform
        }
        let turned = try map { Box().rotationEffect(.degrees($0 ? 360 : 0)) }
        #expect(isClose(turned.m11, 0) && isClose(turned.m12, 1))
        #expect(try frame { Box().scaleEffect($0 ? 5 : 1) } == "40 40 20 20")
        #expect(try frame { Box().scaleEffect(x: $0 ? 5 : 1, y: 1, anchor: .leading) } == "45 45 20 10")
        #expect(try frame { Box().scaleEffect(2, anchor: $0 ? .trailing : .leading) } == "42.5 40 20 20")
        let tilted = try map { Box().rotation3DEffect(.degrees($0 ? 240 : 0), axis: (x: 0, y: 1, z: 0)) }
        let still = try map { _ in Box().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
        for (one, other) in [
            (tilted.m11, still.m11), (tilted.m13, still.m13), (tilted.m31, still.m31), (tilted.m33, still.m33),
        ] {
            #expect(isClose(one, other))
        }
    }

    // MARK: - Effects

    private func effect<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) throws -> [Effect] {
        try leaf(content).effects
    }

    @Test func opacityBlurAndShadowMove() throws {
        #expect(try leaf { Box().opacity($0 ? 0 : 1) }.opacity == 0.75)
        #expect(try effect { Box().blur(radius: $0 ? 8 : 0) } == effect { _ in Box().blur(radius: 2) })
        #expect(
            try effect { Box().shadow(color: .black, radius: $0 ? 8 : 0, x: $0 ? 4 : 0, y: $0 ? -4 : 0) }
                == effect { _ in Box().shadow(color: .black, radius: 2, x: 1, y: -1) })
        let colored = try effect { Box().shadow(color: $0 ? .black : .white, radius: 4) }
        guard case .shadow(let shadow)? = colored.first else {
            Issue.record("no shadow")
            return
        }
        #expect(isNear(shadow.color, [173.7, 173.7, 173.7]))
    }

    @Test func colourFiltersMove() throws {
        func check<A: View, B: View>(
            _ moving: @escaping (Bool) -> A, _ still: @escaping () -> B,
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let (moving, still) = (try effect { moving($0) }, try effect { _ in still() })
            #expect(moving == still && !moving.isEmpty, sourceLocation: sourceLocation)
        }
        try check({ Box().brightness($0 ? 0.8 : 0) }, { Box().brightness(0.2) })
        try check({ Box().contrast($0 ? 2 : 1) }, { Box().contrast(1.25) })
        try check({ Box().saturation($0 ? 0 : 1) }, { Box().saturation(0.75) })
        try check({ Box().grayscale($0 ? 1 : 0) }, { Box().grayscale(0.25) })
        try check({ Box().hueRotation(.degrees($0 ? 360 : 0)) }, { Box().hueRotation(.degrees(90)) })
    }

    // MARK: - Shapes

    /// The coordinates of the drawn paths, rounded to three decimals to hide rounding errors.
    private func outline<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) throws -> [CGFloat] {
        let paths = try list(at: 0.25, content).items.map { item -> Path in
            switch item.content {
            case .fill(let path, _, _), .stroke(let path, _, _): path
            default: Path()
            }
        }
        var numbers: [CGFloat] = []
        for path in paths {
            path.forEach { element in
                func add(_ points: CGPoint...) { numbers += points.flatMap { [$0.x, $0.y] } }
                switch element {
                case .move(let to), .line(let to): add(to)
                case .quadCurve(let to, let control): add(to, control)
                case .curve(let to, let control1, let control2): add(to, control1, control2)
                case .closeSubpath: break
                }
            }
        }
        return numbers.map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func cornersTrimsAndInsetsMove() throws {
        func check<A: View, B: View>(
            _ moving: @escaping (Bool) -> A, _ still: @escaping () -> B,
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let (moving, still) = (try outline { moving($0) }, try outline { _ in still() })
            #expect(moving == still && !moving.isEmpty, sourceLocation: sourceLocation)
        }
        try check({ RoundedRectangle(cornerRadius: $0 ? 40 : 0) }, { RoundedRectangle(cornerRadius: 10) })
        try check(
            { UnevenRoundedRectangle(topLeadingRadius: $0 ? 40 : 0, bottomTrailingRadius: $0 ? 20 : 4) },
            { UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 8) })
        try check({ Circle().trim(from: 0, to: $0 ? 1 : 0.2) }, { Circle().trim(from: 0, to: 0.4) })
        try check({ Rectangle().inset(by: $0 ? 20 : 0) }, { Rectangle().inset(by: 5) })
        try check({ Rectangle().offset(x: $0 ? 20 : 0) }, { Rectangle().offset(x: 5) })
        try check({ Rectangle().scale($0 ? 0 : 1) }, { Rectangle().scale(0.75) })
        try check({ Rectangle().rotation(.degrees($0 ? 180 : 0)) }, { Rectangle().rotation(.degrees(45)) })
    }

    @Test func strokesAndDashPhasesMoveAndDashesJump() throws {
        let stroke = try leaf {
            Circle().stroke(
                style: StrokeStyle(lineWidth: $0 ? 9 : 1, dash: $0 ? [5, 1] : [2, 2], dashPhase: $0 ? 40 : 0))
        }.stroke
        #expect(stroke?.lineWidth == 3)
        #expect(stroke?.dashPhase == 10)
        #expect(stroke?.dash == [5, 1])
        #expect(try leaf { Rectangle().stroke(lineWidth: $0 ? 9 : 1) }.stroke?.lineWidth == 3)
    }

    @Test func clipsAndMasksMoveWithTheirShapes() throws {
        let radius = try effect { Color.red.clipShape(RoundedRectangle(cornerRadius: $0 ? 40 : 0)) }
        #expect(try radius == effect { _ in Color.red.clipShape(RoundedRectangle(cornerRadius: 10)) })
        #expect(try effect { Color.red.cornerRadius($0 ? 40 : 0) } == effect { _ in Color.red.cornerRadius(10) })
        let border = try frame { Color.clear.border(Color.red, width: $0 ? 9 : 1) }
        #expect(try border == frame { _ in Color.clear.border(Color.red, width: 3) })
    }
}
