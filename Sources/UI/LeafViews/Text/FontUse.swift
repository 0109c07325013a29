// SPDX-License-Identifier: MIT

import Typography
@_spi(ViewGraph) import ViewGraph

/// Records the font files that the texts and symbols of a host use.
final class FontUse: HostFeature {
    fileprivate(set) var files: Set<String> = []

    init(host: ViewHost) {}
}

extension ViewHost {
    /// The font files of all glyphs shown so far.
    package var fontFiles: Set<String> { feature(FontUse.self).files }

    func note(fontFiles files: Set<String>) {
        let use = feature(FontUse.self)
        if !files.isSubset(of: use.files) { use.files.formUnion(files) }
    }

    /// Warns that the system font is drawn because another font is missing or damaged.
    func warn(_ problem: FontError, askedForBy node: _AnyViewNode) {
        warn(.font, problem.name, askedForBy: node, "\(problem): the system font stands in")
    }

    /// Warns that boxes are drawn in place of letters, because no font has their glyphs.
    func warn(_ scripts: [MissingScript], askedForBy node: _AnyViewNode) {
        for script in scripts { warn(.script, script.name, askedForBy: node, script.description) }
    }

    /// Warns that there is no dictionary to separate words in Thai, Lao, Burmese and Khmer.
    func warnOfMissingDictionary(askedForBy node: _AnyViewNode) {
        warn(
            .script, "dictionary", askedForBy: node,
            "no dictionary tells words of Thai, Lao, Burmese and Khmer apart: lines end at blanks; \(WordDictionary.advice)"
        )
    }
}
