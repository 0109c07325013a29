// SPDX-License-Identifier: MIT

import Foundation

public protocol AlignmentID: SendableMetatype {
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// The value of a container's explicit guide, combined from the values of its children's explicit guides. If nil,
    /// the container has no explicit guide.
    ///
    /// Never called with an empty array. The values are in the container's coordinates, in the order of the children.
    static func _combineExplicit(_ values: [CGFloat]) -> CGFloat?
}

extension AlignmentID {
    /// The mean, which SwiftUI uses for custom guides.
    public static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.reduce(0, +) / CGFloat(values.count) }
}

/// A guide of a view's own frame (leading, centre, top, …). Values that children set never become the container's
/// guide.
package protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
    package static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { nil }
}

/// A guide on one axis. The same `AlignmentID` on the two axes makes two different guides.
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
