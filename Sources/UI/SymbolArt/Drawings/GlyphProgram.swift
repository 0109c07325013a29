// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolData

/// An interpreter for the text of one glyph. Sources/UI/CSymbolDrawings/README.md describes the language.
///
/// Commands are executed while they are read. Caching a parsed form would save little: parsing takes microseconds, but
/// uniting outlines takes milliseconds.
struct GlyphProgram {
    enum Value {
        case number(CGFloat)
        case path(Path)
    }

    let source: GlyphSource
    /// The pen; nil in shared definitions, which must not depend on the line width.
    var pen: SymbolPen?
    /// The position of the next byte.
    var place: Int
    /// The number of open parentheses, within which line ends are ignored.
    var depth = 0
    /// The names in scope, innermost last: parameters of a `def`, and names of `let` and `for`.
    private var names: [(name: GlyphName, value: Value)]

    init(_ source: GlyphSource, pen: SymbolPen? = nil, parameters: [(name: GlyphName, value: Value)] = []) {
        self.source = source
        self.pen = pen
        names = parameters
        place = source.place
    }

    var text: GlyphText { source.text }

    func mistake(_ problem: String) -> GlyphMistake {
        GlyphMistake(
            file: text.file, line: text.line(at: place), glyph: source.name.string, problem: problem)
    }

    func value(named name: GlyphName) -> Value? { names.last { $0.name == name }?.value }

    // MARK: First lines

    /// Parses the rest of a glyph's first line.
    mutating func glyph() throws(GlyphMistake) -> SymbolGlyph {
        var features: SymbolGlyph.Features = []
        var color: SymbolColor?
        var widest = CGFloat.infinity
        while let word = nextWord() {
            switch word.string {
            case "in": color = try self.color()
            case "most": widest = try number()
            case let word:
                guard let feature = SymbolGlyph.Features(word: word) else {
                    throw mistake("there is no feature \"\(word)\"")
                }
                features.insert(feature)
            }
        }
        try endLine()
        return SymbolGlyph(features: features, enclosureColor: color, widestLine: widest, source: source)
    }

    /// Parses the name of the glyph that an alias stands for.
    mutating func aliased() throws(GlyphMistake) -> GlyphName {
        try expect(GlyphCharacter.equals, "=")
        guard let name = nextWord() else { throw mistake("a name is missing after =") }
        try endLine()
        return name
    }

    /// Parses the path of a `let`. The path may not depend on the line width, because there is no pen.
    mutating func sharedPath() throws(GlyphMistake) -> Path {
        try expect(GlyphCharacter.equals, "=")
        let path = try path()
        try endLine()
        return path
    }

    // MARK: Lines

    mutating func run() throws(GlyphMistake) {
        skipLine()
        try lines(within: 0)
    }

    /// Executes all following lines that are indented by more than `outer`.
    private mutating func lines(within outer: Int) throws(GlyphMistake) {
        guard let first = nextIndentation(), first > outer else { return }
        let seen = names.count
        while let indentation = nextIndentation(), indentation > outer {
            place += indentation
            guard indentation == first else { throw mistake("is indented by \(indentation) instead of \(first)") }
            try statement(indentation)
        }
        names.removeSubrange(seen...)
    }

    private mutating func skipLines(within outer: Int) {
        while let indentation = nextIndentation(), indentation > outer { skipLine() }
    }

    private mutating func statement(_ indentation: Int) throws(GlyphMistake) {
        guard let word = nextWord() else { throw mistake("a command is missing") }
        switch word.string {
        case "let":
            let name = try newName()
            try expect(GlyphCharacter.equals, "=")
            names.append((name, try value()))
            try endLine()
        case "for": try loop(indentation)
        case "if": try choice(indentation)
        case let command:
            if try draw(command) { return try endLine() }
            guard let definition = source.library.command(named: word) else {
                throw mistake("there is no command \"\(command)\"")
            }
            try call(definition)
        }
    }

    /// Executes a loop: `for x y in 1 2, 3 4`.
    private mutating func loop(_ indentation: Int) throws(GlyphMistake) {
        var variables: [GlyphName] = []
        while let word = nextWord(), word.string != "in" { variables.append(word) }
        var values: [CGFloat] = []
        while true {
            if skip(GlyphCharacter.comma) { skipBlankLines() }
            guard isNumberNext() else { break }
            values.append(try number())
        }
        guard !variables.isEmpty, !values.isEmpty, values.count.isMultiple(of: variables.count) else {
            throw mistake("the loop has \(values.count) values for \(variables.count) names")
        }
        try endLine()
        let body = place
        for i in stride(from: 0, to: values.count, by: variables.count) {
            place = body
            let seen = names.count
            for (j, name) in variables.enumerated() { names.append((name, .number(values[i + j]))) }
            try lines(within: indentation)
            names.removeSubrange(seen...)
        }
    }

    /// Executes a choice: `if filled` or `if outlined` with its lines, and an optional `else`.
    private mutating func choice(_ indentation: Int) throws(GlyphMistake) {
        let wantsFilled = skip(word: "filled")
        guard wantsFilled || skip(word: "outlined") else {
            throw mistake("\"filled\" or \"outlined\" is missing after \"if\"")
        }
        try endLine()
        let isMet = try drawingPen("if").isFilled == wantsFilled
        if isMet { try lines(within: indentation) } else { skipLines(within: indentation) }
        let end = place
        guard nextIndentation() == indentation else { return place = end }
        place += indentation
        guard skip(word: "else") else { return place = end }
        try endLine()
        if isMet { skipLines(within: indentation) } else { try lines(within: indentation) }
    }

    /// Executes a `def` with the arguments that follow its name.
    private mutating func call(_ definition: GlyphSource) throws(GlyphMistake) {
        var head = GlyphProgram(definition)
        var parameters: [(name: GlyphName, value: Value)] = []
        while let parameter = head.nextWord() { parameters.append((parameter, try value())) }
        try head.endLine()
        try endLine()
        var body = GlyphProgram(definition, pen: pen, parameters: parameters)
        pen = nil
        defer { pen = body.pen }
        try body.run()
    }

    private mutating func newName() throws(GlyphMistake) -> GlyphName {
        guard let name = nextWord() else { throw mistake("a name is missing after \"let\"") }
        return name
    }

    private mutating func value() throws(GlyphMistake) -> Value {
        if isNumberNext() { return .number(try number()) }
        return .path(try path())
    }

    /// The pen; throws in shared definitions.
    func drawingPen(_ word: String) throws(GlyphMistake) -> SymbolPen {
        guard let pen else { throw mistake("\"\(word)\" differs between the glyphs that share a path") }
        return pen
    }
}
