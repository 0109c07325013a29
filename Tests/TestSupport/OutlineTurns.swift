// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension Path {
    /// The largest angle in degrees between two adjacent elements of the outline; 0 if it is smooth.
    ///
    /// Elements shorter than a millionth of the path's size are ignored.
    package var sharpestTurn: Double { turns.filter(\.isJoint).map { abs($0.degrees) }.max() ?? 0 }

    /// Whether the polygon of control points turns to one side only.
    package var isConvex: Bool { turns.allSatisfy { $0.degrees > -1e-3 } || turns.allSatisfy { $0.degrees < 1e-3 } }

    /// The angle at each control point, and whether two elements meet there.
    private var turns: [(degrees: Double, isJoint: Bool)] {
        let shortest = max(boundingRect.width, boundingRect.height) * 1e-6
        var turns: [(degrees: Double, isJoint: Bool)] = []
        var (first, last) = (CGPoint.zero, CGPoint.zero)
        var firstStep: CGVector?
        var lastStep: CGVector?

        func turn(to step: CGVector, isJoint: Bool) {
            guard let from = lastStep else { return }
            let angle = atan2(from.dx * step.dy - from.dy * step.dx, from.dx * step.dx + from.dy * step.dy)
            turns.append((angle * 180 / .pi, isJoint))
        }
        func add(_ points: CGPoint...) {
            var isJoint = true
            for point in points {
                let step = CGVector(dx: point.x - last.x, dy: point.y - last.y)
                last = point
                guard hypot(step.dx, step.dy) > shortest else { continue }
                turn(to: step, isJoint: isJoint)
                if firstStep == nil { firstStep = step }
                (lastStep, isJoint) = (step, false)
            }
        }
        forEach { element in
            switch element {
            case .move(let to):
                (first, last, firstStep, lastStep) = (to, to, nil, nil)
            case .line(let to): add(to)
            case .quadCurve(let to, let control): add(control, to)
            case .curve(let to, let control1, let control2): add(control1, control2, to)
            case .closeSubpath:
                add(first)
                if let firstStep { turn(to: firstStep, isJoint: true) }
            }
        }
        return turns
    }
}
