// SPDX-License-Identifier: MIT

import Foundation

/// The textual form of paths, with operands before operators as in PDF: `x y m` moves, `x y l` draws a line, `cx cy x y
/// q` and `c1x c1y c2x c2y x y c` draw curves, `h` closes the subpath. Parsing also accepts `x y width height re`, a
/// rectangle.
extension Path: LosslessStringConvertible {
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(number($0.x)) \(number($0.y)) " }.joined()
        }
        func number(_ value: CGFloat) -> String {
            let digits = "\(Double(value))"
            return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
        }
        return elements.map {
            switch $0 {
            case .move(let p): text(p) + "m"
            case .line(let p): text(p) + "l"
            case .quadCurve(let p, let c): text(c, p) + "q"
            case .curve(let p, let c1, let c2): text(c1, c2, p) + "c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// nil if the text has an unknown operator or a wrong number of operands.
    public init?(_ string: String) {
        self.init()
        var operands: [CGFloat] = []
        func point(_ i: Int) -> CGPoint { CGPoint(x: operands[2 * i], y: operands[2 * i + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let value = Double(word) {
                operands.append(CGFloat(value))
                continue
            }
            switch (word, operands.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): closeSubpath()
            case ("re", 4):
                addRect(CGRect(origin: point(0), size: CGSize(width: operands[2], height: operands[3])))
            default: return nil
            }
            operands.removeAll(keepingCapacity: true)
        }
        guard operands.isEmpty else { return nil }
    }
}
