// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolData

/// Parses paths: a name, or shapes with modifications in parentheses.
extension GlyphProgram {
    mutating func path() throws(GlyphMistake) -> Path {
        guard peek() == GlyphCharacter.open else {
            guard let word = nextWord() else { throw mistake("a path is missing") }
            return try path(named: word)
        }
        place += 1
        depth += 1
        var path = try term()
        while true {
            if skipOperator(GlyphCharacter.plus) {
                path = path + (try term())
            } else if skipOperator(GlyphCharacter.minus) {
                path = path - (try term())
            } else if skipOperator(GlyphCharacter.ampersand) {
                path = path.intersection(try term())
            } else {
                break
            }
        }
        try expect(GlyphCharacter.close, ")")
        depth -= 1
        return path
    }

    private func path(named name: GlyphName) throws(GlyphMistake) -> Path {
        if case .path(let path)? = value(named: name) { return path }
        guard let path = try source.library.path(named: name) else {
            throw mistake("there is no path \"\(name.string)\"")
        }
        return path
    }

    /// Parses a shape and the modifications that follow it.
    private mutating func term() throws(GlyphMistake) -> Path {
        var path = try shape()
        while true {
            let start = place
            guard let word = nextWord() else { return path }
            guard let changed = try change(path, word.string) else {
                place = start
                return path
            }
            path = changed
        }
    }

    private mutating func shape() throws(GlyphMistake) -> Path {
        if peek() == GlyphCharacter.open { return try path() }
        guard let word = nextWord() else { throw mistake("a shape is missing") }
        switch word.string {
        case "disc": return .disc(try number(), try number(), try number())
        case "oval": return .oval(try number(), try number(), try number(), try number())
        case "box": return .box(try number(), try number(), try number(), try number(), r: try number())
        case "poly":
            let numbers = try numbers(first: 1, size: 2, least: 3)
            return .poly(r: numbers[0], Array(numbers.dropFirst()))
        case "corners": return .corners(try numbers(size: 3, least: 3))
        case "line": return .line(try numbers(size: 2, least: 2))
        case "bent":
            let numbers = try numbers(first: 1, size: 2, least: 3)
            return .bent(r: numbers[0], Array(numbers.dropFirst()))
        case "arc": return .arc(try number(), try number(), try number(), try number(), try number())
        case "drawn": return try drawn()
        case "polygon":
            return .star(
                try number(), try number(), tips: try count(), try number(), r: try number(),
                turned: try optionalNumber() ?? 0)
        case "rosette":
            return .star(
                try number(), try number(), tips: try count(), try number(), inner: try number(), r: try number(),
                innerRounding: try number())
        case "star": return .star(try number(), try number(), try number())
        case "sparkle": return .sparkle(try number(), try number(), try number())
        case "exclamation": return .exclamation(try number())
        case "wheel": return .wheel(try number(), try number(), try number(), teeth: try count())
        case "dot": return try drawingPen("dot").dot(try number(), try number(), try optionalNumber() ?? 1)
        case "area":
            let name = try glyphName()
            let placing = try placing()
            _ = try drawingPen("area")
            return pen!.area(
                of: name, filled: placing.isFilled, scale: placing.scale, x: placing.x, y: placing.y, placing.factor)
        case "filled": return try alternative()
        case "nothing": return Path()
        default: return try path(named: word)
        }
    }

    /// `filled disc 0 0 46 else frame`: a term for each form of the glyph. Only the term for the drawn form is
    /// evaluated.
    private mutating func alternative() throws(GlyphMistake) -> Path {
        let isFilled = try drawingPen("filled").isFilled
        let filled = isFilled ? try term() : nil
        if !isFilled { skipTerm() }
        guard skip(word: "else") else { throw mistake("\"else\" is missing") }
        if let filled {
            skipTerm()
            return filled
        }
        return try term()
    }

    /// Skips to the next operator, `else` or closing parenthesis.
    private mutating func skipTerm() {
        var open = 0
        while true {
            let start = place
            let byte = peek()
            if byte == 0 { return }
            if byte == GlyphCharacter.open {
                open += 1
                place += 1
            } else if byte == GlyphCharacter.close {
                if open == 0 { return }
                open -= 1
                place += 1
            } else if open == 0, isOperator(byte) || isNext(word: "else") {
                place = start
                return
            } else if nextWord() == nil {
                place += 1
            }
        }
    }

    /// Applies the modification named `word` to the path; returns nil if no modification has this name.
    private mutating func change(_ path: Path, _ word: String) throws(GlyphMistake) -> Path? {
        switch word {
        case "moved": return path.moved(try number(), try number())
        case "turned":
            let degrees = try number()
            return skip(word: "about")
                ? path.turned(degrees, about: try number(), try number()) : path.turned(degrees)
        case "scaled": return path.scaled(try number())
        case "mirrored": return path.mirrored
        case "flipped": return path.flipped
        case "mapped":
            return path.applying(
                CGAffineTransform(a: try number(), b: try number(), c: try number(), d: try number(), tx: 0, ty: 0))
        case "trimmed": return path.trimmedPath(from: try number(), to: try number())
        case "grown": return path.grown(try number())
        case "widened":
            return path.strokedPath(StrokeStyle(lineWidth: try number(), lineCap: .round))
        case "stroked": return try drawingPen(word).line(path, try optionalNumber() ?? 1)
        case "hollow": return try drawingPen(word).hollow(path, try optionalNumber() ?? 1)
        case "inside": return try drawingPen(word).inside(path, try optionalNumber() ?? 0)
        case "without": return path.subtracting(try term())
        default: return nil
        }
    }

    /// Parses SVG path commands with absolute coordinates: `M x y`, `L x y`, `H x`, `V y`, `Q`, `C` and `Z`.
    private mutating func drawn() throws(GlyphMistake) -> Path {
        var path = Path()
        while true {
            let start = place
            guard let letter = nextWord()?.string else { return path }
            if letter == "Z" {
                path.closeSubpath()
                continue
            }
            guard ["M", "L", "H", "V", "Q", "C"].contains(letter) else {
                place = start
                return path
            }
            repeat {
                let current = path.currentPoint ?? .zero
                switch letter {
                case "M": path.move(to: try point())
                case "L": path.addLine(to: try point())
                case "H": path.addLine(to: CGPoint(x: try number(), y: current.y))
                case "V": path.addLine(to: CGPoint(x: current.x, y: try number()))
                case "Q":
                    let control = try point()
                    path.addQuadCurve(to: try point(), control: control)
                default:
                    let (control1, control2) = (try point(), try point())
                    path.addCurve(to: try point(), control1: control1, control2: control2)
                }
            } while isNumberNext()
        }
    }
}
