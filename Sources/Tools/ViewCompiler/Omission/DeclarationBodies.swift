// SPDX-License-Identifier: MIT

import SwiftTokens

/// Finds the parts of a file that can be omitted: bodies of functions and computed properties, previews, and whole
/// declarations. It only scans tokens, so the compiler has to check the result.
struct DeclarationBodies {
    /// The replacement for a part, chosen so that the surrounding code compiles.
    enum Kind: Equatable {
        /// A placeholder view.
        case view
        /// The unmodified view inside a modifier or style: `content`, `configuration.label` or `self`.
        case sameView(String)
        case toolbarContent
        /// Removes the contents of the body.
        case nothing
        /// Code for an empty value of the type, such as `[]`.
        case empty(String)
        /// A call of `fatalError`, in place of a value of an arbitrary type.
        case value
        /// Removes the whole declaration.
        case declaration
        /// Removes the modifier, and keeps the view before it.
        case modifier
        case preview
    }

    struct Part: Equatable {
        var kind: Kind
        /// The bytes between the braces, or of the whole declaration.
        var range: Range<Int>
        /// The name as the author knows it: `Card.body`, `Card.load()`.
        var name: String

        /// Whether the code produces views or toolbar content.
        var isOfViews: Bool {
            switch kind {
            case .view, .sameView, .toolbarContent, .preview: true
            default: false
            }
        }
    }

    /// The parts, outer ones before the parts inside them.
    private(set) var parts: [Part] = []
    private let tokens: [Token]

    init(_ source: String) {
        tokens = Lexer.tokens(of: source)
        scan(tokens.indices, in: [], extends: false)
    }

    // MARK: Expressions

    /// The modifier or view whose name does not exist. A modifier is removed; a view is replaced by a placeholder.
    func expression(at offset: Int, _ complaint: DiagnosticSubject) -> Part? {
        guard let index = tokens.firstIndex(where: { $0.range.contains(offset) }) else { return nil }
        switch complaint {
        case .noMember(let name, _):
            // The compiler reports the error at the name or at the start of the expression. Only errors at the name are
            // handled.
            guard let word = tokens[index].text == name ? index : nil, word > 1, tokens[word - 1].text == ".",
                word + 1 < tokens.count, let last = arguments(after: word), last > word,
                // A modifier follows `)` or `}`, or begins a line. Otherwise, as in `Font.title`, the member is
                // a part of an expression.
                tokens[word - 2].text == ")" || tokens[word - 2].text == "}" || tokens[word - 1].beginsLine
            else { return nil }
            return Part(kind: .modifier, range: span(word - 1, last), name: "." + name)
        case .noName(let name):
            guard tokens[index].text == name, name.first?.isUppercase == true, beginsStatement(index),
                let last = arguments(after: index), last > index
            else { return nil }
            return Part(kind: .view, range: span(index, last), name: name)
        default: return nil
        }
    }

    /// The view that the statement at a byte offset creates; nil if it creates none.
    func view(at offset: Int) -> Part? {
        guard let index = tokens.firstIndex(where: { $0.range.contains(offset) }),
            tokens[index].text.first?.isUppercase == true, beginsStatement(index),
            let last = arguments(after: index), last > index
        else { return nil }
        return Part(kind: .view, range: span(index, last), name: tokens[index].text)
    }

    /// The innermost modifier or view, within a view's body, whose arguments or closures contain a byte offset.
    func call(around offset: Int, in body: Range<Int>) -> Part? {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .mark && token.range.lowerBound >= body.lowerBound
        {
            if token.range.lowerBound > offset { break }
            if "([{".contains(token.text) { open.append(index) }
            if ")]}".contains(token.text) { _ = open.popLast() }
        }
        for bracket in open.reversed() where tokens[bracket].text != "[" {
            guard let name = callee(of: bracket), let last = arguments(after: name), last >= bracket else { continue }
            if name > 1, tokens[name - 1].text == ".",
                tokens[name - 2].text == ")" || tokens[name - 2].text == "}" || tokens[name - 1].beginsLine
            {
                return Part(kind: .modifier, range: span(name - 1, last), name: "." + tokens[name].text)
            }
            if tokens[name].text.first?.isUppercase == true, beginsStatement(name) {
                return Part(kind: .view, range: span(name, last), name: tokens[name].text)
            }
        }
        return nil
    }

    /// The index of the name that is called with arguments or a trailing closure that begin at `bracket`; nil
    /// if there is none.
    private func callee(of bracket: Int) -> Int? {
        guard bracket > 0 else { return nil }
        let before = bracket - 1
        if tokens[before].kind == .word { return before }
        // In `{ … } label: {`, `bracket` opens the second trailing closure. The end of the first closure then comes
        // before the label.
        let end = tokens[before].text == ":" && before > 1 ? before - 2 : before
        guard tokens[bracket].text == "{", tokens[end].text == ")" || tokens[end].text == "}",
            let open = (0..<end).last(where: { tokens[$0].kind == .mark && tokens.closing(of: $0) == end })
        else { return nil }
        return callee(of: open)
    }

    /// The index of the last token in a call, including trailing closures. If no arguments follow the name, returns the
    /// name's index. nil if a bracket is not closed.
    private func arguments(after name: Int) -> Int? {
        var last = name
        while last + 1 < tokens.count {
            let next = tokens[last + 1]
            if next.kind == .mark, next.text == "(" && !next.beginsLine || next.text == "{" {
                guard let close = tokens.closing(of: last + 1) else { return nil }
                last = close
            } else if last > name, tokens[last].text == "}", next.kind == .word, last + 3 < tokens.count,
                tokens[last + 2].text == ":", tokens[last + 3].text == "{"
            {
                guard let close = tokens.closing(of: last + 3) else { return nil }
                last = close
            } else {
                break
            }
        }
        return last
    }

    private func beginsStatement(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = tokens[index - 1]
        return before.text == "{" || before.text == "in" || before.text == ";"
            || tokens[index].beginsLine
                && (before.kind == .word || before.kind == .literal || ")}]".contains(before.text))
    }

    /// The smallest part around a byte offset that satisfies a condition.
    func smallest(around offset: Int, where isWanted: (Part) -> Bool) -> Part? {
        parts.filter { $0.range.contains(offset) && isWanted($0) }.min { $0.range.count < $1.range.count }
    }

    private static let typeWords: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let memberWords: Set = ["func", "init", "subscript", "var", "let", "deinit"]
    /// The words that begin an accessor or an observer.
    private static let accessors: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]

    /// - Parameters:
    ///   - part: The tokens of a file, or of a type's body.
    ///   - outer: The names of the enclosing types, outermost first.
    ///   - extends: Whether the innermost enclosing type is an extension of `View`.
    private mutating func scan(_ part: Range<Int>, in outer: [String], extends: Bool) {
        var index = part.lowerBound
        while index < part.upperBound {
            let token = tokens[index]
            if token.text == "Preview", index > 0, tokens[index - 1].text == "#" {
                index = preview(at: index, before: part.upperBound)
            } else if token.kind == .word, Self.typeWords.contains(token.text), isDeclared(index, part) {
                index = type(at: index, from: head(of: index, in: part), before: part.upperBound, in: outer)
            } else if token.kind == .word, Self.memberWords.contains(token.text) {
                index = member(
                    at: index, from: head(of: index, in: part), before: part.upperBound, in: outer, extends)
            } else if "([{".contains(token.text), token.kind == .mark, let end = tokens.closing(of: index) {
                index = end + 1
            } else {
                index += 1
            }
        }
    }

    private static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "class", "mutating",
        "nonmutating", "override", "required", "convenience", "lazy", "weak", "unowned", "nonisolated", "indirect",
        "dynamic", "optional", "prefix", "postfix", "infix", "isolated", "consuming", "borrowing",
    ]

    /// The first token of a declaration's attributes and modifiers.
    private func head(of keyword: Int, in part: Range<Int>) -> Int {
        var first = keyword
        while first > part.lowerBound {
            var before = first - 1
            // Skips the arguments of an attribute or modifier, such as `@Attribute(arguments)` or `private(set)`.
            if tokens[before].text == ")", tokens[before].kind == .mark {
                guard
                    let open = (part.lowerBound..<before).last(where: {
                        tokens.closing(of: $0) == before && tokens[$0].text == "("
                    }),
                    open > part.lowerBound
                else { break }
                before = open - 1
            }
            guard tokens[before].kind == .word else { break }
            if before > part.lowerBound, tokens[before - 1].text == "@" {
                first = before - 1
            } else if Self.modifiers.contains(tokens[before].text) {
                first = before
            } else {
                break
            }
        }
        return first
    }

    /// Whether the keyword at `index` begins the declaration of a type. `class func` and `.extension` do not.
    private func isDeclared(_ index: Int, _ part: Range<Int>) -> Bool {
        guard index + 1 < part.upperBound, tokens[index + 1].kind == .word else { return false }
        if index > 0, tokens[index - 1].text == "." { return false }
        return !["func", "var", "let", "subscript", "init"].contains(tokens[index + 1].text)
    }

    private func span(_ first: Int, _ last: Int) -> Range<Int> {
        tokens[first].range.lowerBound..<tokens[last].range.upperBound
    }

    /// The bytes of a declaration and of a semicolon after it. The semicolon would not compile alone.
    private func whole(_ first: Int, _ last: Int) -> Range<Int> {
        span(first, last + 1 < tokens.count && tokens[last + 1].text == ";" ? last + 1 : last)
    }

    private func brace(from index: Int, before end: Int) -> (open: Int, close: Int)? {
        var index = index
        while index < end {
            switch tokens[index].text {
            case "{" where tokens[index].kind == .mark: return tokens.closing(of: index).map { (index, $0) }
            case "(" where tokens[index].kind == .mark, "[" where tokens[index].kind == .mark:
                index = (tokens.closing(of: index) ?? index) + 1
            default: index += 1
            }
        }
        return nil
    }

    private mutating func preview(at index: Int, before end: Int) -> Int {
        guard let (open, close) = brace(from: index + 1, before: end) else { return index + 1 }
        parts.append(Part(kind: .preview, range: span(index - 1, close), name: "#Preview"))
        if close > open + 1 { parts.append(Part(kind: .view, range: inside(open, close), name: "#Preview")) }
        return close + 1
    }

    private mutating func type(at index: Int, from start: Int, before end: Int, in outer: [String]) -> Int {
        guard let (open, close) = brace(from: index + 1, before: end) else { return index + 2 }
        let name = tokens[index + 1].text
        parts.append(
            Part(kind: .declaration, range: span(start, close), name: (outer + [name]).joined(separator: ".")))
        let extends = tokens[index].text == "extension" && name == "View"
        scan(open + 1..<close, in: outer + [name], extends: extends)
        return close + 1
    }

    private mutating func member(
        at index: Int, from start: Int, before end: Int, in outer: [String], _ extends: Bool
    ) -> Int {
        let word = tokens[index].text
        guard index + 1 < end, index == 0 || tokens[index - 1].text != "." else { return index + 1 }
        let isProperty = word == "var" || word == "let"
        var (parameters, cursor) = (0..<0, index + 1)
        // `open` becomes the index of the body's `{`. The search for it ends at a value or at the next declaration.
        var open: Int?
        var result: [String] = []
        var isResult = false
        while cursor < end {
            let token = tokens[cursor]
            if token.kind == .mark, token.text == "{" {
                open = cursor
                break
            }
            if isProperty, token.text == "=" || token.text == ";" { break }
            if token.beginsLine, cursor > index + 1, token.kind == .word || token.text == "@" || token.text == "#",
                token.text != "where", !(cursor > 0 && ["->", ":", ","].contains(tokens[cursor - 1].text))
            {
                break
            }
            if token.text == "->" || isProperty && token.text == ":" {
                isResult = true
            } else if token.text == "where" {
                isResult = false
            } else if isResult {
                result.append(token.text)
            }
            if token.kind == .mark, token.text == "(" || token.text == "[", let close = tokens.closing(of: cursor) {
                if token.text == "(", parameters.isEmpty, !isProperty { parameters = cursor + 1..<close }
                if isResult { result += tokens[(cursor + 1)...close].map(\.text) }
                cursor = close + 1
                continue
            }
            cursor += 1
        }
        let name =
            (outer + [word == "init" || word == "subscript" ? word : tokens[index + 1].text])
            .joined(separator: ".") + (isProperty ? "" : "()")
        guard let open, let close = tokens.closing(of: open), open + 1 <= close else {
            let hasValue = isProperty && cursor < end && tokens[cursor].text == "="
            let last = hasValue ? endOfValue(from: cursor, before: end) : cursor - 1
            observers(of: name, endingAt: last)
            if last > index { parts.append(Part(kind: .declaration, range: whole(start, last), name: name)) }
            return max(last + 1, index + 1)
        }
        parts.append(Part(kind: .declaration, range: whole(start, close), name: name))
        if open + 1 < close, Self.accessors.contains(tokens[open + 1].text) {
            accessors(open + 1..<close, named: name, result)
        } else if close > open + 1, word != "deinit" {
            let isFailable = word == "init" && tokens[index + 1].text.hasPrefix("?")
            let kind = isFailable ? .empty("return nil") : kind(word, result, parameters, extends)
            if let kind { parts.append(Part(kind: kind, range: inside(open, close), name: name)) }
        }
        return close + 1
    }

    /// The last token of a property's value, or of its type if it has no value.
    private func endOfValue(from start: Int, before end: Int) -> Int {
        var (index, last) = (start, start - 1)
        while index < end {
            let token = tokens[index]
            // A value continues on the next line if that line begins with an operator, or if the line before
            // ends with one.
            if token.beginsLine, index > start, token.kind != .sign, token.text != ".", tokens[last].kind != .sign,
                !"{([,".contains(tokens[last].text), token.text != "?"
            {
                break
            }
            if token.text == ";" { break }
            last = token.kind == .mark && "([{".contains(token.text) ? tokens.closing(of: index) ?? index : index
            index = last + 1
        }
        return last
    }

    private func inside(_ open: Int, _ close: Int) -> Range<Int> {
        tokens[open].range.upperBound..<tokens[close].range.lowerBound
    }

    /// Adds the observers (`willSet`, `didSet`) of a property that has a value.
    private mutating func observers(of name: String, endingAt last: Int) {
        guard tokens.indices.contains(last), tokens[last].text == "}",
            let open = (0..<last).last(where: { tokens[$0].text == "{" && tokens.closing(of: $0) == last }),
            Self.accessors.contains(tokens[open + 1].text)
        else { return }
        accessors(open + 1..<last, named: name, [])
    }

    private mutating func accessors(_ part: Range<Int>, named name: String, _ result: [String]) {
        var index = part.lowerBound
        while index < part.upperBound {
            guard let (open, close) = brace(from: index, before: part.upperBound) else { return }
            let isReading = tokens[index].text == "get"
            let kind = isReading ? kind("var", result, 0..<0, false) : .nothing
            if let kind { parts.append(Part(kind: kind, range: inside(open, close), name: name)) }
            index = close + 1
        }
    }

    /// An empty value for a type that can be recognised by its tokens; otherwise nil.
    private static func empty(_ type: [String]) -> String? {
        if type.last == "?" { return "nil" }
        if type.first == "[", type.last == "]" {
            var depth = 0
            let isDictionary = type.contains { word in
                depth += "([".contains(word) ? 1 : ")]".contains(word) ? -1 : 0
                return word == ":" && depth == 1
            }
            return isDictionary ? "[:]" : "[]"
        }
        switch type {
        case ["Bool"]: return "false"
        case ["String"]: return "\"\""
        case ["Int"], ["Double"], ["CGFloat"], ["Float"], ["TimeInterval"]: return "0"
        default: return nil
        }
    }

    /// The kind of replacement for a body; nil if none fits.
    private func kind(_ word: String, _ result: [String], _ parameters: Range<Int>, _ extends: Bool) -> Kind? {
        if word == "init" { return .value }
        if result.isEmpty { return word == "func" ? .nothing : .value }
        guard result.contains("some") else {
            return result == ["Void"] || result == ["(", ")"] ? .nothing : Self.empty(result).map(Kind.empty) ?? .value
        }
        if result.contains("ToolbarContent") { return .toolbarContent }
        guard result.contains("View") else { return nil }
        // The replacement of an omitted body shows the view that the author's code would have modified: the
        // `content` of a modifier, the `label` of a style.
        let labels = parameters.filter { index in
            index + 1 < tokens.count && tokens[index + 1].text == ":" && tokens[index].kind == .word
        }.map { tokens[$0].text }
        if labels == ["content"] { return .sameView("content") }
        if labels == ["configuration"] { return .sameView("configuration.label") }
        return extends ? .sameView("self") : .view
    }
}
