// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion

/// The kind of a style. A change between styles of one kind is animated. A change to another kind happens at once.
package struct PaintKind: Equatable, Sendable {
    package enum Fill: Equatable, Sendable {
        case color, linear, radial, elliptical, angular, backdrop
        case mesh(width: Int, height: Int)
    }

    package var fill: Fill
    /// One value per shadow: true for an inner shadow, false for a drop shadow.
    package var shadows: [Bool]
    package var blendMode: BlendMode
}

/// A style as a vector for animation. It holds the colours of the gradient as a function of the location. It also holds
/// the numbers of the geometry, such as points, radii and angles.
///
/// Styles of different kinds are not interpolated: the new style is shown at once. The difference of two vectors of
/// different kinds is therefore zero, and their sum is the left operand.
public struct _StyleVector: VectorArithmetic, Sendable {
    /// The kind; nil for the zero vector, which fits every kind.
    package var kind: PaintKind?
    package var colors: GradientVector
    /// The colours of a mesh (its background first) and of the shadows.
    package var moreColors: [ColorVector]
    /// The numbers of the geometry and of the shadows, in the order of `_ResolvedStyle.numbers`.
    package var numbers: [Double]

    package init(kind: PaintKind?, colors: GradientVector, moreColors: [ColorVector], numbers: [Double]) {
        self.kind = kind
        self.colors = colors
        self.moreColors = moreColors
        self.numbers = numbers
    }

    public static var zero: _StyleVector {
        _StyleVector(kind: nil, colors: .zero, moreColors: [], numbers: [])
    }

    /// Returns the left operand if the kinds differ.
    public static func + (lhs: Self, rhs: Self) -> Self {
        if rhs.kind == nil { return lhs }
        if lhs.kind == nil { return rhs }
        guard lhs.kind == rhs.kind else { return lhs }
        return Self(
            kind: lhs.kind, colors: lhs.colors + rhs.colors,
            moreColors: zip(lhs.moreColors, rhs.moreColors).map(+),
            numbers: zip(lhs.numbers, rhs.numbers).map(+))
    }

    /// Adds in place, without new arrays, because animations use this operator in every frame.
    public static func += (lhs: inout Self, rhs: Self) {
        guard let kind = rhs.kind else { return }
        guard lhs.kind != nil else {
            lhs = rhs
            return
        }
        guard lhs.kind == kind else { return }
        lhs.colors += rhs.colors
        // These checks save time for plain colours, the most common styles: they have neither `moreColors` nor
        // `numbers`.
        if !lhs.moreColors.isEmpty { lhs.moreColors = zip(lhs.moreColors, rhs.moreColors).map(+) }
        if !lhs.numbers.isEmpty { lhs.numbers = zip(lhs.numbers, rhs.numbers).map(+) }
    }

    /// Zero if the kinds differ.
    public static func - (lhs: Self, rhs: Self) -> Self {
        guard lhs.kind == nil || rhs.kind == nil || lhs.kind == rhs.kind else { return .zero }
        return lhs + rhs.scaled(by: -1)
    }

    public mutating func scale(by rhs: Double) {
        colors.scale(by: rhs)
        for i in moreColors.indices { moreColors[i].scale(by: rhs) }
        for i in numbers.indices { numbers[i] *= rhs }
    }

    public var magnitudeSquared: Double {
        moreColors.reduce(colors.magnitudeSquared) { $0 + $1.magnitudeSquared }
            + numbers.reduce(0) { $0 + $1 * $1 }
    }
}

extension _ResolvedStyle: Animatable {
    package var kind: PaintKind {
        let fill: PaintKind.Fill =
            switch fill {
            case .color: .color
            case .gradient(_, .linear): .linear
            case .gradient(_, .radial): .radial
            case .gradient(_, .elliptical): .elliptical
            case .gradient(_, .angular): .angular
            case .mesh(let mesh): .mesh(width: mesh.width, height: mesh.height)
            case .backdrop: .backdrop
            }
        return PaintKind(fill: fill, shadows: shadows.map(\.isInner), blendMode: blendMode)
    }

    /// Setting data of another kind has no effect.
    public var animatableData: _StyleVector {
        get {
            let colors =
                switch fill {
                case .color(let color): GradientVector(color)
                case .gradient(let gradient, _): GradientVector(gradient)
                case .mesh: GradientVector.zero
                case .backdrop(let backdrop): GradientVector(backdrop.tint)
                }
            var more = shadows.map { ColorVector($0.color) }
            if case .mesh(let mesh) = fill {
                more = [ColorVector(mesh.background)] + mesh.vertices.map { ColorVector($0.color) } + more
            }
            return _StyleVector(kind: kind, colors: colors, moreColors: more, numbers: numbers)
        }
        set {
            guard newValue.kind == kind else { return }
            switch fill {
            case .color: fill = .color(newValue.colors.firstColor ?? .clear)
            case .gradient(_, let geometry): fill = .gradient(newValue.colors.gradient, geometry)
            case .mesh(var mesh):
                mesh.background = newValue.moreColors[0].color
                for i in mesh.vertices.indices { mesh.vertices[i].color = newValue.moreColors[i + 1].color }
                fill = .mesh(mesh)
            case .backdrop(var backdrop):
                backdrop.tint = newValue.colors.firstColor ?? .clear
                fill = .backdrop(backdrop)
            }
            let first = newValue.moreColors.count - shadows.count
            for i in shadows.indices { shadows[i].color = newValue.moreColors[first + i].color }
            if !newValue.numbers.isEmpty { numbers = newValue.numbers }
        }
    }

    /// The animated numbers besides the colours:
    /// - points of gradients and meshes, in units of 1/128
    /// - radii, in points; radii of elliptical gradients, as fractions of the bounds
    /// - angles, in units of 1/128 radian
    /// - saturation and opacity of a backdrop, in units of 1/128
    /// - radius and offset of each shadow, in points
    private var numbers: [Double] {
        get {
            var list: [Double] =
                switch fill {
                case .color: []
                case .gradient(_, .linear(let start, let end)): start.numbers + end.numbers
                case .gradient(_, .radial(let center, let a, let b)): center.numbers + [a, b]
                case .gradient(_, .elliptical(let center, let a, let b)): center.numbers + [a, b]
                case .gradient(_, .angular(let center, let start, let end)):
                    center.numbers + [start.animatableData, end.animatableData]
                case .mesh(let mesh):
                    mesh.vertices.flatMap { vertex in
                        [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
                            .flatMap { UnitPoint(x: $0.x, y: $0.y).numbers }
                    }
                case .backdrop(let backdrop): [backdrop.radius, backdrop.saturation * 128, backdrop.opacity * 128]
                }
            for shadow in shadows { list += [shadow.radius, shadow.offset.width, shadow.offset.height] }
            return list
        }
        set {
            var rest = newValue[...]
            func next() -> Double { rest.removeFirst() }
            func point() -> UnitPoint {
                var point = UnitPoint()
                point.animatableData = AnimatablePair(next(), next())
                return point
            }
            func angle() -> Angle {
                var angle = Angle()
                angle.animatableData = next()
                return angle
            }
            switch fill {
            case .color:
                break
            case .gradient(let gradient, let geometry):
                let moved: GradientGeometry =
                    switch geometry {
                    case .linear: .linear(start: point(), end: point())
                    case .radial: .radial(center: point(), startRadius: next(), endRadius: next())
                    case .elliptical: .elliptical(center: point(), startFraction: next(), endFraction: next())
                    case .angular: .angular(center: point(), start: angle(), end: angle())
                    }
                fill = .gradient(gradient, moved)
            case .mesh(var mesh):
                // Reads a copy by index: a mesh has many numbers, and `next` would remove each from the front of the
                // array.
                let numbers = Array(rest)
                for i in mesh.vertices.indices {
                    func corner(_ k: Int) -> CGPoint {
                        var point = UnitPoint()
                        point.animatableData = AnimatablePair(numbers[i * 10 + k * 2], numbers[i * 10 + k * 2 + 1])
                        return CGPoint(x: point.x, y: point.y)
                    }
                    mesh.vertices[i] = ColorMesh.Vertex(
                        position: corner(0), leading: corner(1), top: corner(2), trailing: corner(3),
                        bottom: corner(4), color: mesh.vertices[i].color)
                }
                rest = rest.dropFirst(mesh.vertices.count * 10)
                fill = .mesh(mesh)
            case .backdrop(var backdrop):
                backdrop.radius = next()
                backdrop.saturation = next() / 128
                backdrop.opacity = next() / 128
                fill = .backdrop(backdrop)
            }
            for i in shadows.indices {
                shadows[i].radius = next()
                shadows[i].offset = CGSize(width: next(), height: next())
            }
        }
    }
}

extension UnitPoint {
    fileprivate var numbers: [Double] { [animatableData.first, animatableData.second] }
}
