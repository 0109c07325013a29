// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Inspection
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views
import Zoetrope

// Lists missing pictures, symbols and strings.

extension ScreenReader {
    func missing(
        _ views: [ScreenView], _ declarations: [String: (file: String, line: Int)]
    ) -> [ScreenFacts.MissingResource] {
        var found: [ScreenFacts.MissingResource] = []
        for warning in source.warnings where [.picture, .symbol].contains(warning.kind) {
            let path = warning.viewPath?.components(separatedBy: " › ") ?? []
            let author = path.last { declarations[$0] != nil }
            found.append(
                ScreenFacts.MissingResource(
                    kind: warning.kind.rawValue, name: warning.name, message: warning.message,
                    viewPath: warning.viewPath, place: places(author, warning.name)))
        }
        let isSourceLanguage = host.environment.locale.language.languageCode == .english
        var missing = assets.missingStrings
        for view in views {
            guard let key = view.entry.text, missing.remove(key) != nil, !isSourceLanguage || key.looksLikeKey else {
                continue
            }
            found.append(
                ScreenFacts.MissingResource(
                    kind: "string", name: key, message: "", viewPath: view.path, place: view.place))
        }
        return found
    }
}

extension String {
    /// Whether the words are an identifier such as `home.title`, and not a sentence.
    package var looksLikeKey: Bool {
        let parts = split(omittingEmptySubsequences: false) { "._".contains($0) }
        return parts.count > 1
            && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
            && contains { $0.isLetter }
    }
}
