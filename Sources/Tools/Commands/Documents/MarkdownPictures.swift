// SPDX-License-Identifier: MIT

import Foundation

/// The pictures of a Markdown file that `render` makes. A comment above an image names the view and its options:
///
///     <!-- zoetrope: Card.swift --at 1 -->
///     ![A card](pictures/card.png)
package struct MarkdownPictures {
    package struct Picture: Equatable {
        /// The line of the comment, counted from 1.
        package var line: Int
        /// The text of the comment: the arguments of `render`.
        package var arguments: String
        /// The path of the image as written in the file, with percent escapes resolved.
        package var image: String

        package init(line: Int, arguments: String, image: String) {
            (self.line, self.arguments, self.image) = (line, arguments, image)
        }
    }

    package private(set) var pictures: [Picture] = []
    /// The lines of comments without an image below.
    package private(set) var lost: [Int] = []

    package init(_ text: String) {
        var fence: Substring?
        var waiting: (line: Int, arguments: String, hasText: Bool)?
        func lose() {
            if let waiting { lost.append(waiting.line) }
            waiting = nil
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.drop { $0 == " " || $0 == "\t" }
            if let open = fence {
                if line.hasPrefix(open), line.allSatisfy({ $0 == open.first || $0.isWhitespace }) { fence = nil }
                continue
            }
            if line.hasPrefix("```") || line.hasPrefix("~~~") {
                lose()
                fence = line.prefix { $0 == line.first }
                continue
            }
            var rest = line
            if let comment = line.prefixMatch(of: #/<!--\s*zoetrope:\s*(.*?)\s*-->/#) {
                lose()
                waiting = (index + 1, String(comment.1), false)
                rest = line[comment.range.upperBound...]
            }
            guard let (number, arguments, hasText) = waiting else { continue }
            if let image = Self.image(in: rest) {
                pictures.append(Picture(line: number, arguments: arguments, image: image))
                waiting = nil
            } else if rest.allSatisfy(\.isWhitespace) {
                // The paragraph below the comment must contain the image.
                if hasText { lose() }
            } else {
                waiting?.hasText = true
            }
        }
        lose()
    }

    /// The path of the first image in a line, in Markdown or HTML.
    private static func image(in line: Substring) -> String? {
        let markdown = line.firstMatch(of: #/!\[[^\]]*\]\(\s*(?:<([^>]*)>|([^\s)]+))/#)
        let html = line.firstMatch(of: #/<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/#.ignoresCase())
        let found: Substring?
        switch (markdown, html) {
        case (let markdown?, let html?) where html.range.lowerBound < markdown.range.lowerBound:
            found = html.1 ?? html.2
        case (let markdown?, _): found = markdown.1 ?? markdown.2
        case (nil, let html?): found = html.1 ?? html.2
        case (nil, nil): found = nil
        }
        return found.map { $0.removingPercentEncoding ?? String($0) }
    }
}
