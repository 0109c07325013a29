// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// The union, intersection or difference of two shapes in the same coordinate space.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable {
        case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    /// Whether the even-odd rule decides which points are inside the two shapes.
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: a.union(b, eoFill: eoFill)
        case .intersection: a.intersection(b, eoFill: eoFill)
        case .subtraction: a.subtracting(b, eoFill: eoFill)
        case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
        case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
        case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
        }
    }

    static var role: ShapeRole { First.role }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
