// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension Path {
    /// A path by SVG's letters with absolute coordinates: `M x y`, `L x y`, `H x`, `V y`, `Q`, `C` and `Z`. Glyphs are
    /// written in it, so a mistake stops the program.
    package static func drawn(_ notation: StaticString) -> Path {
        var reader = SymbolNotation(notation.description)
        return reader.path()
    }
}

private struct SymbolNotation {
    private var tokens: [Substring]
    private var next = 0

    init(_ text: String) {
        var spaced = ""
        for character in text {
            if character.isLetter { spaced += " \(character) " } else { spaced.append(character) }
        }
        tokens = spaced.split { $0 == " " || $0 == "," || $0 == "\n" }
    }

    private mutating func number() -> CGFloat {
        guard next < tokens.count, let value = Double(tokens[next]) else {
            preconditionFailure("symbols: no number at token \(next) of \(tokens.joined(separator: " "))")
        }
        next += 1
        return value
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func path() -> Path {
        var path = Path()
        var command: Substring = ""
        while next < tokens.count {
            if tokens[next].first!.isLetter {
                command = tokens[next]
                next += 1
            }
            let current = path.currentPoint ?? .zero
            switch command {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "H": path.addLine(to: CGPoint(x: number(), y: current.y))
            case "V": path.addLine(to: CGPoint(x: current.x, y: number()))
            case "Q":
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case "C":
                let (control1, control2) = (point(), point())
                path.addCurve(to: point(), control1: control1, control2: control2)
            case "Z": path.closeSubpath()
            default: preconditionFailure("symbols: no command \"\(command)\"")
            }
        }
        return path
    }
}
