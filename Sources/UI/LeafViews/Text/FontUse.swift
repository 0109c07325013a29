// SPDX-License-Identifier: MIT

import Typography
@_spi(ViewGraph) import ViewGraph

/// Which font files the texts and symbols of a host have used.
final class FontUse: HostFeature {
    fileprivate(set) var files: Set<String> = []

    init(host: ViewHost) {}
}

extension ViewHost {
    /// The font files of all glyphs that were shown so far.
    package var fontFiles: Set<String> { feature(FontUse.self).files }

    func note(fontFiles files: Set<String>) {
        let use = feature(FontUse.self)
        if !files.isSubset(of: use.files) { use.files.formUnion(files) }
    }

    /// Says that the system font stands in for another.
    func warn(_ problem: FontError, askedForBy node: _AnyViewNode) {
        warn(.font, problem.name, askedForBy: node, "\(problem): the system font stands in")
    }

    /// Says that boxes stand for letters.
    func warn(_ scripts: [MissingScript], askedForBy node: _AnyViewNode) {
        for script in scripts { warn(.script, script.name, askedForBy: node, script.description) }
    }

    /// Says that lines do not end where words do.
    func warnOfMissingDictionary(askedForBy node: _AnyViewNode) {
        warn(
            .script, "dictionary", askedForBy: node,
            "no dictionary tells words of Thai, Lao, Burmese and Khmer apart: lines end at blanks; \(WordDictionary.advice)"
        )
    }
}
