// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SVGSyntax

/// Writes filled paths as an SVG file.
public struct SVGWriter: Sendable {
    public struct Layer: Sendable, Equatable {
        public var path: Path
        public var color: RGBAColor
        public var isEOFilled: Bool

        public init(path: Path, color: RGBAColor, isEOFilled: Bool = false) {
            self.path = path
            self.color = color
            self.isEOFilled = isEOFilled
        }
    }

    /// The size in points, and also of the `viewBox`.
    public var size: CGSize
    /// The maximum number of decimals of coordinates, 0…6.
    public var decimals: Int

    public init(size: CGSize, decimals: Int = 2) {
        self.size = size
        self.decimals = decimals
    }

    /// Writes the text of an SVG file. The first layer is the lowest.
    public func text(_ layers: [Layer]) -> String {
        let (width, height) = (number(size.width), number(size.height))
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        text += "viewBox=\"0 0 \(width) \(height)\">\n"
        for layer in layers {
            let rule = layer.isEOFilled ? " fill-rule=\"evenodd\"" : ""
            let opacity =
                layer.color.alpha < 1
                ? " fill-opacity=\"\(SVGNumber.text(Double(layer.color.alpha), decimals: 3))\"" : ""
            text += "  <path fill=\"\(hex(layer.color))\"\(opacity)\(rule) d=\"\(pathData(layer.path))\"/>\n"
        }
        return text + "</svg>\n"
    }

    /// Writes the text of a `d` attribute with absolute commands.
    public func pathData(_ path: Path) -> String {
        var text = ""
        path.forEach { element in
            switch element {
            case .move(let p): text += "M" + numbers(p)
            case .line(let p): text += "L" + numbers(p)
            case .quadCurve(let p, let c): text += "Q" + numbers(c, p)
            case .curve(let p, let c1, let c2): text += "C" + numbers(c1, c2, p)
            case .closeSubpath: text += "Z"
            }
        }
        return text
    }

    private func numbers(_ points: CGPoint...) -> String {
        points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }

    private func number(_ value: CGFloat) -> String { SVGNumber.text(Double(value), decimals: decimals) }

    private func hex(_ color: RGBAColor) -> String {
        let channels = [color.red, color.green, color.blue].map { UInt8(min(max($0, 0), 1) * 255 + 0.5) }
        return "#" + channels.map(\.hexadecimal).joined()
    }
}
