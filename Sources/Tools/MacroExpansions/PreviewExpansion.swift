// SPDX-License-Identifier: MIT

import SwiftTokens

/// Expands `#Preview("Dark", traits: …) { … }` into a type that conforms to `PreviewRegistry`.
///
/// The macro's text without the `#` is a call of `Preview`'s initializer. `@Previewable` declarations in the
/// closure become properties of a generated view. The rest of the closure becomes the body of that view.
package struct PreviewExpansion {
    private let source: String
    private let name: String
    private let fileID: String
    private let (line, column): (Int, Int)

    /// - Parameters:
    ///   - source: The macro's text, with the blanks and comments before it.
    ///   - name: The name of the generated type, unique in the module.
    ///   - fileID: The file, as `Module/File.swift`.
    ///   - start: Line and column at which the source begins, both counted from 1.
    package init(source: String, name: String, fileID: String, start: (line: Int, column: Int)) {
        (self.source, self.name, self.fileID) = (source, name, fileID)
        let before = source.utf8.prefix(SourceText(source).tokens.first?.range.lowerBound ?? 0)
        let lines = String(decoding: before, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
        line = start.line + lines.count - 1
        column = (lines.count == 1 ? start.column : 1) + (lines.last?.utf8.count ?? 0)
    }

    /// The generated declaration. It uses `_Preview` and `_PreviewRegistry`, because authors declare types called
    /// `Preview` and `PreviewSupport`.
    package var text: String {
        """
        @MainActor struct \(name): _PreviewRegistry {
            nonisolated static var fileID: String { \(fileID.debugDescription) }
            nonisolated static var line: Int { \(line) }
            nonisolated static var column: Int { \(column) }
            @MainActor static func makePreview() throws -> _Preview {
                \(call)
            }
        }
        """
    }

    private var call: String {
        let code = SourceText(source)
        guard let word = code.tokens.firstIndex(where: { $0.text == "Preview" }) else { return "" }
        let start = code.tokens[word].range.upperBound
        let rest = "_Preview" + code.text(start..<code.count)
        guard let open = Self.bodyStart(in: code.tokens, from: word + 1),
            let close = code.tokens.closing(of: open)
        else { return rest }
        let (properties, removed) = Self.previewables(in: code.tokens, open + 1..<close)
        guard !properties.isEmpty else { return rest }
        let (bodyStart, bodyEnd) = (code.tokens[open].range.upperBound, code.tokens[close].range.lowerBound)
        return """
            _Preview\(code.text(start..<bodyStart))
                struct PreviewContent: SwiftUI.View {
                    \(properties.map { code.text($0) }.joined(separator: "\n"))
                    var body: some SwiftUI.View {
            \(code.text(bodyStart..<bodyEnd, without: removed))
                    }
                }
                return PreviewContent()
            \(code.text(bodyEnd..<code.count))
            """
    }

    /// The index of the closure's opening brace: after the arguments, or as the last argument, `body: {`.
    private static func bodyStart(in tokens: [Token], from start: Int) -> Int? {
        var index = start
        if index < tokens.count, tokens[index].text == "(" {
            guard let end = tokens.closing(of: index) else { return nil }
            if end + 1 < tokens.count, tokens[end + 1].text == "{" { return end + 1 }
            index = tokens[index..<end].firstIndex { $0.text == "body" } ?? end
            return tokens[index..<end].firstIndex { $0.text == "{" }
        }
        return index < tokens.count && tokens[index].text == "{" ? index : nil
    }

    /// Finds the declarations marked `@Previewable` in a body.
    ///
    /// - Returns: In `properties`, the byte range of each declaration without the attribute. In `removed`, the
    ///   byte ranges to remove from the body.
    private static func previewables(
        in tokens: [Token], _ body: Range<Int>
    ) -> (properties: [Range<Int>], removed: [Range<Int>]) {
        var properties: [Range<Int>] = []
        var removed: [Range<Int>] = []
        var index = body.lowerBound
        while index < body.upperBound {
            if tokens[index].text == "@", index + 1 < body.upperBound, tokens[index + 1].text == "Previewable" {
                let end = Statements.end(ofDeclarationAt: index + 2, in: tokens, body.upperBound)
                let last = tokens[end - 1].range.upperBound
                properties.append(tokens[index + 1].range.upperBound..<last)
                removed.append(tokens[index].range.lowerBound..<last)
                index = end
            } else {
                let isOpen = tokens[index].kind == .mark && "([{".contains(tokens[index].text)
                index = isOpen ? (tokens.closing(of: index) ?? index) + 1 : index + 1
            }
        }
        return (properties, removed)
    }
}
