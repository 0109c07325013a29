// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion

/// A style with resolved colours that can still be applied to any bounds.
///
/// Styles are animated in this form (`animatableData`), and the environment stores the foreground style in it.
public struct _ResolvedStyle: Equatable, Sendable {
    package enum Fill: Equatable, Sendable {
        case color(RGBAColor)
        case gradient(ResolvedGradient, GradientGeometry)
        /// A mesh in the unit square.
        case mesh(ColorMesh)
        case backdrop(Backdrop)
    }

    /// A shadow that is part of the style. A drop shadow lies below the painted content, an inner shadow on top.
    package struct Shadow: Equatable, Sendable {
        package var color: RGBAColor
        /// The standard deviation of the Gaussian, in points.
        package var radius: Double
        package var offset: CGSize
        package var isInner: Bool
    }

    package var fill: Fill
    package var shadows: [Shadow] = []
    package var blendMode = BlendMode.normal

    package init(_ fill: Fill) { self.fill = fill }

    /// Converts the style to a paint for content with `bounds`. The paint's points are in the same space as `bounds`.
    package func paint(in bounds: CGRect) -> Paint {
        switch fill {
        case .color(let color): .color(color)
        case .gradient(let gradient, let geometry): geometry.paint(gradient, in: bounds)
        case .mesh(let mesh): .mesh(mesh.stretched(over: bounds))
        case .backdrop(let backdrop): .backdrop(backdrop)
        }
    }

    /// One colour in place of the style, for uses that take only a colour: the first colour of a gradient or mesh, or
    /// the tint of a backdrop.
    package var color: RGBAColor {
        switch fill {
        case .color(let color): color
        case .gradient(let gradient, _): gradient.stops.first?.color ?? .clear
        case .mesh(let mesh): mesh.vertices.first?.color ?? .clear
        case .backdrop(let backdrop): backdrop.tint.multiplyingAlpha(by: Float(backdrop.opacity))
        }
    }

    package func multiplyingAlpha(by factor: Double) -> _ResolvedStyle {
        var result = self
        switch fill {
        case .color(let color): result.fill = .color(color.multiplyingAlpha(by: Float(factor)))
        case .gradient(var gradient, let geometry):
            for i in gradient.stops.indices {
                gradient.stops[i].color = gradient.stops[i].color.multiplyingAlpha(by: Float(factor))
            }
            result.fill = .gradient(gradient, geometry)
        case .mesh(var mesh):
            mesh.background = mesh.background.multiplyingAlpha(by: Float(factor))
            for i in mesh.vertices.indices {
                mesh.vertices[i].color = mesh.vertices[i].color.multiplyingAlpha(by: Float(factor))
            }
            result.fill = .mesh(mesh)
        case .backdrop(var backdrop):
            backdrop.opacity *= factor
            result.fill = .backdrop(backdrop)
        }
        for i in shadows.indices {
            result.shadows[i].color = shadows[i].color.multiplyingAlpha(by: Float(factor))
        }
        return result
    }
}

/// The geometry of a gradient. Its points are relative to the bounds of the painted content.
package enum GradientGeometry: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// A radial gradient; radii are in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// An elliptical gradient; radii are fractions of the width and height of the bounds.
    case elliptical(center: UnitPoint, startFraction: Double, endFraction: Double)
    case angular(center: UnitPoint, start: Angle, end: Angle)

    package func paint(_ gradient: ResolvedGradient, in bounds: CGRect) -> Paint {
        switch self {
        case .linear(let start, let end):
            .linearGradient(gradient, start: start.point(in: bounds), end: end.point(in: bounds))
        case .radial(let center, let startRadius, let endRadius):
            .radialGradient(gradient, center: center.point(in: bounds), startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let center, let startFraction, let endFraction):
            .ellipticalGradient(
                gradient, center: center.point(in: bounds), radii: bounds.size, startFraction: startFraction,
                endFraction: endFraction)
        case .angular(let center, let start, let end):
            .angularGradient(gradient, center: center.point(in: bounds), startAngle: start, endAngle: end)
        }
    }
}
