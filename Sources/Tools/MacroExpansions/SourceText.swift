// SPDX-License-Identifier: MIT

import SwiftTokens

/// A piece of an author's code, with its tokens.
struct SourceText {
    let tokens: [Token]
    private let bytes: [UInt8]

    init(_ source: String) {
        tokens = Lexer.tokens(of: source)
        bytes = Array(source.utf8)
    }

    var count: Int { bytes.count }

    /// - Parameters:
    ///   - range: A range in bytes.
    ///   - removed: Sorted ranges to omit.
    func text(_ range: Range<Int>, without removed: [Range<Int>] = []) -> String {
        var kept: [UInt8] = []
        var start = range.lowerBound
        for gap in removed {
            kept += bytes[start..<gap.lowerBound]
            start = gap.upperBound
        }
        kept += bytes[start..<range.upperBound]
        return String(decoding: kept, as: UTF8.self)
    }

    func text(ofTokens range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        return text(tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound)
    }
}
