// SPDX-License-Identifier: MIT

import SwiftTokens

/// The declarations in source files, found by a scan of tokens, not by a parser.
///
/// The results are proposals; the compiler decides about each (`CompileService`).
package struct DeclarationScan: Equatable {
    /// Types that conform to `PreviewProvider`, in source order. The name of a nested type begins with its
    /// outer type: `Space.Card_Previews`.
    package var providers: [String] = []
    /// Types that conform to `App`, in source order. The name of a nested type begins with its outer type.
    package var apps: [String] = []
    /// Views and shapes that seem to need no arguments. Types that no other code mentions come first.
    package var views: [String] = []
    /// Views that need arguments, or are private.
    package var demanding: [ViewCall] = []
    /// Whether there is no code at all.
    package var isEmpty = true
    package var hasPreviewMacros = false
    /// All types, aliases and functions at the top level, and members like `Date.now` that the author declares.
    package var types: Set<String> = []
    /// Constants and variables at the top level.
    package var values: Set<String> = []
    /// Top-level types that are visible in the whole module.
    var sharedTypes: Set<String> = []
    /// The places of all structures, including nested ones, by name. In one file the first structure of a name counts; nil
    /// for names in several files.
    private var structures: [String: Place?] = [:]

    private struct Place: Equatable {
        /// The index of the file in the `sources` that were scanned.
        var source: Int
        /// The offset of the name, in bytes.
        var offset: Int
    }

    package init(_ sources: [String]) {
        var uses: [String: Int] = [:]
        for (number, source) in sources.enumerated() {
            let tokens = Lexer.tokens(of: source)
            if !tokens.isEmpty { isEmpty = false }
            for (index, token) in tokens.enumerated() where token.kind == .word {
                uses[token.text, default: 0] += 1
                if token.text == "struct", index + 1 < tokens.count {
                    let name = tokens[index + 1]
                    if let known = structures[name.text] {
                        if known?.source != number { structures[name.text] = .some(nil) }
                    } else {
                        structures[name.text] = Place(source: number, offset: name.range.lowerBound)
                    }
                }
                if token.text == "Preview", index > 0, tokens[index - 1].text == "#" { hasPreviewMacros = true }
            }
            scan(tokens[...], of: tokens, in: nil)
        }
        // `uses` counts every mention of a name, so 1 means that only its declaration mentions it.
        func isRoot(_ view: String) -> Bool { uses[String(view.split(separator: ".").last!)] == 1 }
        views = views.filter(isRoot) + views.filter { !isRoot($0) }
    }

    /// The file and the line, counted from 1, of each structure's declaration. Structures of the same name in
    /// several files have none, because a view knows only its name.
    ///
    /// - Parameters:
    ///   - files: The paths of the scanned sources.
    ///   - texts: Their contents. Declarations must have the same byte offsets as in the scanned texts.
    package func places(in files: [String], _ texts: [String]) -> [String: (file: String, line: Int)] {
        var lines: [Int: LineTable] = [:]
        return structures.compactMapValues(\.self).mapValues { place in
            let table = lines[place.source] ?? LineTable(Array(texts[place.source].utf8))
            lines[place.source] = table
            return (files[place.source], table.place(of: place.offset).line)
        }
    }

    /// - Parameters:
    ///   - part: The members of a type, or a whole file.
    ///   - outer: The name of the enclosing type; nil at the top level.
    private mutating func scan(_ part: ArraySlice<Token>, of tokens: [Token], in outer: String?) {
        var index = part.startIndex
        var isHidden = false
        while index < part.endIndex {
            let word = tokens[index].text
            if ["(", "[", "{"].contains(word), let end = tokens.closing(of: index) {
                index = end + 1
                isHidden = false
                continue
            }
            if word == "private" || word == "fileprivate" { isHidden = true }
            if word == "func", outer == nil, index + 1 < part.endIndex { types.insert(tokens[index + 1].text) }
            if ["let", "var"].contains(word), outer == nil, index + 1 < part.endIndex {
                values.insert(tokens[index + 1].text)
            }
            guard Self.typeWords.contains(word), tokens[index].kind == .word,
                index + 1 < part.endIndex, tokens[index + 1].kind == .word, tokens[index + 1].text != "func",
                tokens[index + 1].text != "var"
            else {
                index += 1
                continue
            }
            let type = Declaration(at: index, in: tokens)
            let name = [outer, type.name].compactMap { $0 }.joined(separator: ".")
            if outer == nil, word != "extension" {
                types.insert(type.name)
                if !isHidden { sharedTypes.insert(type.name) }
            }
            if word == "extension", let names = Self.presentValues[type.name], let members = type.members {
                for (word, name) in zip(members, members.dropFirst())
                where ["let", "var"].contains(word.text) && names.contains(name.text) {
                    types.insert("\(type.name).\(name.text)")
                }
            }
            if word != "protocol", word != "typealias" {
                if isHidden { demand(type, word, name) } else { propose(type, word, name) }
            }
            if let members = type.members, word != "protocol", !isHidden { scan(members, of: tokens, in: name) }
            index = type.end
            isHidden = false
        }
    }

    /// Members of Foundation's types whose values depend on the current time or on the machine's settings. The
    /// engine replaces these members.
    private static let presentValues: [String: Set<String>] = [
        "Date": ["now"], "Locale": ["current", "autoupdatingCurrent", "preferredLanguages"],
        "Calendar": ["current", "autoupdatingCurrent"], "TimeZone": ["current", "autoupdatingCurrent"],
    ]
    private static let typeWords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias", "extension"]
    private static let viewWords: Set = ["View", "Shape", "InsettableShape"]

    private mutating func propose(_ type: Declaration, _ word: String, _ name: String) {
        if type.parents.contains("PreviewProvider") { providers.append(name) }
        if type.parents.contains("App") { apps.append(name) }
        if word == "struct", !type.isGeneric, !type.parents.isDisjoint(with: Self.viewWords),
            let members = type.members,
            !MemberScan.needsArguments(members)
        {
            views.append(name)
        } else {
            demand(type, word, name)
        }
    }

    private mutating func demand(_ type: Declaration, _ word: String, _ name: String) {
        guard word == "struct", type.parents.contains("View"), let members = type.members else { return }
        demanding.append(ViewCall(name, MemberScan.arguments(members)))
    }

    /// The header of a type, and the range of its members.
    private struct Declaration {
        var name: String
        var isGeneric = false
        var parents: Set<String> = []
        var members: ArraySlice<Token>?
        /// The index of the first token after the declaration.
        var end: Int

        init(at start: Int, in tokens: [Token]) {
            name = tokens[start + 1].text
            end = start + 2
            if end < tokens.count, tokens[end].text.hasPrefix("<") { isGeneric = true }
            if tokens[start].text == "typealias" { return }
            var isParent = false
            while end < tokens.count, tokens[end].text != "{" {
                if tokens[end].text == ":" { isParent = true }
                if tokens[end].text == "where" { isParent = false }
                if isParent, tokens[end].kind == .word { parents.insert(tokens[end].text) }
                // Appends the rest of a qualified name, as in `extension A.B`.
                if tokens[end].text == ".", !isParent, end + 1 < tokens.count { name += "." + tokens[end + 1].text }
                end += 1
            }
            guard end < tokens.count else { return }
            let close = tokens.closing(of: end) ?? tokens.count
            members = tokens[min(end + 1, close)..<close]
            end = min(close + 1, tokens.count)
        }
    }
}
