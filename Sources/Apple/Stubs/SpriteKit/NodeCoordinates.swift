// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Quartz2D

extension SKNode {
    /// Maps the coordinates of the node to those of its parent.
    var transformToParent: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }

    /// Maps the coordinates of the node to those of the scene, or of the topmost node.
    var transformToRoot: CGAffineTransform {
        parent.map { transformToParent.concatenating($0.transformToRoot) } ?? .identity
    }

    /// The frame of the node and of all its descendants, in the coordinates of its parent.
    var accumulatedFrame: CGRect {
        children.reduce(frame.isEmpty ? .null : frame) { $0.union($1.accumulatedFrame.applying(transformToParent)) }
    }

    /// The descendants whose frames contain a point of the node's coordinates, parents before children.
    func descendants(at point: CGPoint) -> [SKNode] {
        children.flatMap { child in
            (child.frame.contains(point) ? [child] : [])
                + child.descendants(at: point.applying(child.transformToParent.inverted()))
        }
    }
}
