// SPDX-License-Identifier: MIT

import Foundation

/// A kind of step of a path.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path, as Core Graphics hands it out.
public struct CGPathElement {
    /// What the step does.
    public var type: CGPathElementType
    /// Its points: control points, then the end; none where a subpath is closed. Valid during the call alone.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls `block` with each step in drawing order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            var points: [CGPoint]
            let type: CGPathElementType
            switch element {
            case .move(let to): (type, points) = (.moveToPoint, [to])
            case .line(let to): (type, points) = (.addLineToPoint, [to])
            case .quadCurve(let to, let control): (type, points) = (.addQuadCurveToPoint, [control, to])
            case .curve(let to, let control1, let control2):
                (type, points) = (.addCurveToPoint, [control1, control2, to])
            case .closeSubpath: (type, points) = (.closeSubpath, [.zero])
            }
            points.withUnsafeMutableBufferPointer { buffer in
                var step = CGPathElement(type: type, points: buffer.baseAddress!)
                block(&step)
            }
        }
    }

    /// The smallest upright rectangle around all points, control points too; null for an empty path.
    public var boundingBox: CGRect {
        var box = CGRect.null
        applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            for index in 0..<count {
                box = box.union(CGRect(origin: element.pointee.points[index], size: .zero))
            }
        }
        return box
    }

    // MARK: Sets

    private func result(_ path: Path) -> CGPath { path.cgPath }

    /// What lies in one or the other.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.union(other.path, eoFill: rule == .evenOdd))
    }
    /// What lies in both.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.intersection(other.path, eoFill: rule == .evenOdd))
    }
    /// What lies in this one and not in the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }
    /// What lies in one of the two and not in both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }
    /// The parts of this path's lines inside of the other.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }
    /// The parts of this path's lines outside of the other.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }
    /// The same area without overlaps.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.normalized(eoFill: rule == .evenOdd))
    }
    /// Whether the areas of both have a part in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }

    // MARK: Lines

    /// The outline of a line along this path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return result(path.applying(transform).strokedPath(style))
    }
}
