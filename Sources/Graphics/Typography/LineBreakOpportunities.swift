// SPDX-License-Identifier: MIT

/// Finds line breaks by the Unicode line breaking algorithm (UAX #14), without hyphenation. In Thai, Lao, Khmer and
/// Burmese, `WordDictionary` finds breaks between words. Without a dictionary, text in these scripts breaks only at
/// spaces.
package enum LineBreakOpportunities {
    /// For each scalar, whether a line may break after it.
    package static func after(_ scalars: ArraySlice<UInt32>) -> [Bool] {
        var opportunities = [Bool](repeating: false, count: scalars.count)
        guard !scalars.isEmpty else { return opportunities }
        let units = LineBreakUnits(scalars)
        for index in units.values.indices.dropLast() where units.mayBreak(after: index) {
            opportunities[units.starts[index + 1] - 1] = true
        }
        opportunities[scalars.count - 1] = true
        addWordEnds(of: scalars, to: &opportunities)
        return opportunities
    }

    /// Adds breaks between words in scripts that need a dictionary (LB1: class SA).
    private static func addWordEnds(of scalars: ArraySlice<UInt32>, to opportunities: inout [Bool]) {
        var rest = scalars
        while let start = rest.firstIndex(where: WordDictionary.isNeeded) {
            let end = rest[start...].firstIndex { !WordDictionary.isNeeded(for: $0) } ?? rest.endIndex
            guard let dictionary = WordDictionary.installed else { return }
            for word in dictionary.wordEnds(in: scalars[start..<end]) {
                opportunities[word - scalars.startIndex] = true
            }
            rest = rest[end...]
        }
    }

    /// Whether a scalar is a space that may hang over the end of a line.
    static func isBlank(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }
}
