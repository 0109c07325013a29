// SPDX-License-Identifier: MIT

/// The part of a source file that the compiler reads when it checks other files of the module.
///
/// Leaves out the bodies of functions, initializers, accessors and `#Preview`, and all comments. Two versions of a file
/// with equal interface texts differ only in code that no other file can depend on. The scan is cautious: it keeps
/// whatever it does not recognize as a body, for example closures in initial values.
package struct InterfaceText {
    /// The kept tokens, separated by blanks. The whole code if its brackets do not match.
    package let text: String

    package init(of code: String) {
        let tokens = Lexer.tokens(of: code)
        var scan = Scan(tokens: tokens)
        text = scan.run() ? scan.kept.map { tokens[$0].text }.joined(separator: " ") : code
    }

    private struct Scan {
        let tokens: [Token]
        var kept: [Int] = []
        var index = 0

        init(tokens: [Token]) { self.tokens = tokens }

        /// Whether all brackets match.
        mutating func run() -> Bool {
            /// Whether a type keyword precedes, so that the next `{` opens members.
            var isType = false
            var depth = 0
            while index < tokens.count {
                let token = tokens[index]
                switch token.text {
                case "{" where !isType:
                    guard keepGroup() else { return false }
                    continue
                case "(", "[":
                    guard keepGroup() else { return false }
                    continue
                case "{":
                    isType = false
                    depth += 1
                case "}":
                    depth -= 1
                    if depth < 0 { return false }
                case "struct", "enum", "extension", "protocol", "actor": if token.kind == .word { isType = true }
                case "class": isType = isType || !isModifier(index)
                case "func", "init", "deinit", "subscript":
                    guard token.kind == .word, !follows(".", index) else { break }
                    guard keepSignature(isValue: token.text == "subscript") else { return false }
                    continue
                case "var":
                    guard token.kind == .word, hasTypeAndBody else { break }
                    guard keepSignature(isValue: true) else { return false }
                    continue
                case "Preview" where follows("#", index):
                    guard keepSignature(isValue: false) else { return false }
                    continue
                default: break
                }
                keep()
            }
            return depth == 0
        }

        private mutating func keep() {
            kept.append(index)
            index += 1
        }

        private func follows(_ text: String, _ index: Int) -> Bool { index > 0 && tokens[index - 1].text == text }

        /// Whether the `class` at an index is a modifier, as in `class func`.
        private func isModifier(_ index: Int) -> Bool {
            index + 1 < tokens.count
                && (["func", "var", "let", "subscript"].contains(tokens[index + 1].text) || follows(":", index)
                    || follows(",", index))
        }

        /// Keeps a bracket and everything up to its closing bracket.
        private mutating func keepGroup() -> Bool {
            guard let end = tokens.closing(of: index) else { return false }
            while index <= end { keep() }
            return true
        }

        /// Whether the `var` at `index` has a type, and a body instead of an initial value.
        private var hasTypeAndBody: Bool {
            var next = index + 2
            guard next < tokens.count, tokens[next].text == ":" else { return false }
            next += 1
            while next < tokens.count {
                let token = tokens[next]
                if token.text == "{" { return true }
                if token.text == "=" || token.text == "}" || Scan.isStart(token) { return false }
                if token.text == "(" || token.text == "[" {
                    guard let end = tokens.closing(of: next) else { return false }
                    next = end
                }
                next += 1
            }
            return false
        }

        /// Whether a token begins another declaration.
        private static func isStart(_ token: Token) -> Bool {
            token.beginsLine && (startWords.contains(token.text) || token.text == "@" || token.text == "#")
        }

        private static let startWords: Set = [
            "func", "var", "let", "init", "deinit", "subscript", "case", "struct", "enum", "class", "extension",
            "protocol", "actor", "typealias", "associatedtype", "import", "static", "private", "fileprivate",
            "internal", "public", "open", "package", "mutating", "nonmutating", "override", "final", "lazy", "weak",
            "unowned", "required", "convenience", "indirect", "nonisolated", "dynamic", "prefix", "postfix", "infix",
            "operator", "precedencegroup", "macro",
        ]

        /// Keeps a declaration up to its body, and the body's brackets without their content.
        ///
        /// - Parameter isValue: Whether the body may consist of accessors, which are kept without their own bodies.
        private mutating func keepSignature(isValue: Bool) -> Bool {
            keep()
            while index < tokens.count {
                let token = tokens[index]
                if token.text == "{" {
                    guard let end = tokens.closing(of: index) else { return false }
                    keep()
                    if isValue, hasAccessors(before: end) {
                        while index < end {
                            guard tokens[index].text == "{" else {
                                keep()
                                continue
                            }
                            guard let inner = tokens.closing(of: index) else { return false }
                            index = inner + 1
                        }
                    }
                    index = end
                    keep()
                    return true
                }
                // A requirement of a protocol has no body.
                if token.text == "}" || Scan.isStart(token) { return true }
                if token.text == "(" || token.text == "[" {
                    guard keepGroup() else { return false }
                } else {
                    keep()
                }
            }
            return true
        }

        private static let accessors: Set = [
            "get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress", "init",
            "mutating", "nonmutating", "__consuming", "borrowing", "consuming", "read", "modify", "@",
        ]

        private func hasAccessors(before end: Int) -> Bool {
            index < end && Scan.accessors.contains(tokens[index].text)
        }
    }
}
