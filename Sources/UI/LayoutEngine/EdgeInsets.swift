// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// Distances from the edges of a rectangle inwards, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// From the top downwards; negative lengths go outwards.
    public var top: CGFloat
    /// From where lines of text begin.
    public var leading: CGFloat
    /// From the bottom upwards.
    public var bottom: CGFloat
    /// From where lines of text end.
    public var trailing: CGFloat

    /// No distance from any edge.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// A distance for each edge, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension EdgeInsets {
    /// What `.padding()` adds where no length is given (16 points on iOS).
    package static let defaultPadding: CGFloat = 16

    /// `length` on the edges of the set, 0 on the others.
    package init(_ length: CGFloat, on edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// Leading plus trailing.
    package var horizontal: CGFloat { leading + trailing }
    /// Top plus bottom.
    package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
    /// The four distances in the order of the initializer.
    public typealias AnimatableData =
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>

    /// The four distances, in points.
    public var animatableData: AnimatableData {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}
