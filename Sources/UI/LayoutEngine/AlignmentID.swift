// SPDX-License-Identifier: MIT

import Foundation

/// The name of an alignment guide, and the place of the guide in a view that sets none of its own.
public protocol AlignmentID: SendableMetatype {
    /// The offset of the guide from the top leading corner, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// One value for a container, from those that its children set explicitly; `nil`: the container has none.
    ///
    /// Not called with an empty array. The values are measured in the container, in the order of the children.
    static func _combineExplicit(_ values: [CGFloat]) -> CGFloat?
}

extension AlignmentID {
    /// The mean: what SwiftUI does with guides that a program declares.
    public static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.reduce(0, +) / CGFloat(values.count) }
}

/// A guide of a view's own frame (leading, centre, top, …): what children set never becomes the container's guide.
package protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
    package static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { nil }
}

/// A guide on one of the two axes; the same `AlignmentID` names two different guides on two axes.
package struct AlignmentKey: Hashable, Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package init(_ id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
    }

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.axis == rhs.axis && lhs.id == rhs.id
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}
