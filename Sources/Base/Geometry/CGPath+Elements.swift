// SPDX-License-Identifier: MIT

import Foundation

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
    public var type: CGPathElementType
    /// Valid only while `applyWithBlock` calls the block.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
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

    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.union(other.path, eoFill: rule == .evenOdd))
    }
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.intersection(other.path, eoFill: rule == .evenOdd))
    }
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        result(path.normalized(eoFill: rule == .evenOdd))
    }
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }

    // MARK: Lines

    /// Returns the outline of the stroked path as polygons: curves become short lines.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return result(path.applying(transform).strokedPath(style))
    }
}
