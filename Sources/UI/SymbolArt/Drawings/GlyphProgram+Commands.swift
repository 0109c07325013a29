// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolData

extension GlyphProgram {
    /// Executes a command; returns false if no command has this name.
    mutating func draw(_ command: String) throws(GlyphMistake) -> Bool {
        switch command {
        case "layer": try layer()
        case "fill":
            let area = try path()
            pen?.fill(area)
        case "stroke":
            let (line, factor) = (try path(), try optionalNumber() ?? 1)
            pen?.stroke(line, factor)
        case "shape":
            let (outline, factor) = (try path(), try optionalNumber() ?? 1)
            pen?.shape(outline, factor)
        case "detail":
            let (line, factor) = (try path(), try optionalNumber() ?? 1)
            pen?.detail(line, factor)
        case "mark":
            let area = try path()
            pen?.mark(area)
        case "cut":
            let area = try path()
            pen?.cut(area)
        case "clear":
            let area = try path()
            pen?.clear(around: area)
        case "front":
            let area = try path()
            pen?.front(area)
        case "cutout":
            let (area, color) = (try path(), try nextColor())
            pen?.cutout(area, color)
        case "framed":
            let (mark, frame, color) = (try path(), try path(), try nextColor())
            pen?.framed(mark, in: frame, color)
        case "pivot":
            let point = try point()
            guard let pen, !pen.layers.isEmpty else { throw mistake("there is no layer to turn") }
            self.pen?.setPivot(point)
        case "text": try letters()
        case "draw":
            let name = try glyphName()
            let placing = try placing()
            pen?.draw(
                name, filled: placing.isFilled, scale: placing.scale, x: placing.x, y: placing.y, placing.factor)
        case "drawInFront":
            let name = try glyphName()
            let placing = try placing()
            pen?.drawInFront(
                name, filled: placing.isFilled, scale: placing.scale, x: placing.x, y: placing.y, placing.factor)
        case "badge": try badge()
        case "triangleBadge":
            let point = try point()
            pen?.triangleBadge(x: point.x, y: point.y)
        case "demote": pen?.demoteLayers()
        case "open": pen?.openCutouts()
        case "mirror": pen?.mirror()
        case "turn":
            let degrees = try number()
            pen?.turnLayers(by: degrees)
        default: return false
        }
        return true
    }

    /// Begins a layer: `layer secondary blue variable pivot 0 3`. With `filled blue` the colour applies to the filled
    /// form only.
    private mutating func layer() throws(GlyphMistake) {
        guard let word = nextWord() else { throw mistake("a level is missing") }
        let level: SymbolLevel
        switch word.string {
        case "primary": level = .primary
        case "secondary": level = .secondary
        case "tertiary": level = .tertiary
        case let word: throw mistake("there is no level \"\(word)\"")
        }
        var color: SymbolColor?
        if isWordNext(), !isNext(word: "variable"), !isNext(word: "pivot") {
            let isAlways = !skip(word: "filled")
            let named = try self.color()
            let isFilled = try drawingPen("filled").isFilled
            if isAlways || isFilled { color = named }
        }
        let isVariable = skip(word: "variable")
        let pivot = try skip(word: "pivot") ? point() : nil
        pen?.layer(level, color, variable: isVariable, pivot: pivot)
    }

    /// Draws letters, such as `text "A" 104 x -20 y 8 most 50 heavier 350 cutout`. `text letter 58` draws the sample
    /// letter of the symbol's script.
    private mutating func letters() throws(GlyphMistake) {
        let shown = try skip(word: "letter") ? drawingPen("letter").letters.script.letter : quoted()
        let size = try number()
        var (x, y, most, heavier): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, .infinity, 100)
        var isCutout = false
        while let word = nextWord() {
            switch word.string {
            case "x": x = try number()
            case "y": y = try number()
            case "most": most = try number()
            case "heavier": heavier = try number()
            case "cutout": isCutout = true
            case let word: throw mistake("text has no \"\(word)\"")
            }
        }
        pen?.text(shown, size: size, x: x, y: y, most: most, heavier: heavier, asCutout: isCutout)
    }

    private mutating func badge() throws(GlyphMistake) {
        guard let word = nextWord() else { throw mistake("the sign of a badge is missing") }
        guard let badge = SymbolBadge(rawValue: word.string) else {
            throw mistake("there is no badge \"\(word.string)\"")
        }
        let point = try point()
        let isOnDisc = skip(word: "onDisc")
        pen?.badge(badge, x: point.x, y: point.y, onDisc: isOnDisc)
    }

    // MARK: Other glyphs

    /// Parses the name of a glyph; throws unless a glyph with this name exists.
    mutating func glyphName() throws(GlyphMistake) -> String {
        guard let word = nextWord() else { throw mistake("the name of a glyph is missing") }
        guard source.library.hasGlyph(word) else { throw mistake("there is no glyph \"\(word.string)\"") }
        return word.string
    }

    /// Parses the placement of a glyph: `filled scale 0.6 x 2 y -4 lines 0.8`, all optional.
    mutating func placing() throws(GlyphMistake) -> GlyphPlacing {
        var placing = GlyphPlacing()
        while true {
            let start = place
            switch nextWord()?.string {
            case "filled": placing.isFilled = true
            case "outlined": placing.isFilled = false
            case "scale": placing.scale = try number()
            case "x": placing.x = try number()
            case "y": placing.y = try number()
            case "lines": placing.factor = try number()
            default:
                place = start
                return placing
            }
        }
    }
}

/// How a glyph draws another glyph: in which form, size, position and line width.
struct GlyphPlacing {
    /// Whether to draw the filled form; nil for the form of the containing glyph.
    var isFilled: Bool?
    var scale: CGFloat = 1
    var x: CGFloat = 0
    var y: CGFloat = 0
    /// The line width relative to the line width of the containing glyph.
    var factor: CGFloat = 1
}
