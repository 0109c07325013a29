// SPDX-License-Identifier: MIT

/// Splits text into units for the rules of UAX #14: each base character with its marks (LB9).
struct LineBreakUnits {
    private(set) var values: [LineBreakValue] = []
    /// The index of the first scalar of each unit.
    private(set) var starts: [Int] = []
    /// The indices of the units that end with a zero width joiner.
    private var joined: Set<Int> = []

    init(_ scalars: ArraySlice<UInt32>) {
        values.reserveCapacity(scalars.count)
        starts.reserveCapacity(scalars.count)
        for (index, scalar) in scalars.enumerated() {
            var value = LineBreakValue(scalar)
            if value != .al, value.kind == .cm || value.kind == .zwj {
                let isJoiner = value.kind == .zwj
                let takesMarks = values.last.map { !Self.takeNoMarks.contains($0.kind) } ?? false
                if takesMarks {
                    if isJoiner { joined.insert(values.count - 1) } else { joined.remove(values.count - 1) }
                    continue
                }
                // LB10: a mark without a base counts as a letter.
                value = .al
                if isJoiner { joined.insert(values.count) }
            }
            values.append(value)
            starts.append(index)
        }
    }

    private static let takeNoMarks: KindSet = [.bk, .cr, .lf, .nl, .sp, .zw]
    private static let lineEnds: KindSet = [.bk, .cr, .lf, .nl]
    private static let beforeInitialQuotes: KindSet = [.bk, .cr, .lf, .nl, .op, .qu, .gl, .sp, .zw]
    private static let afterFinalQuotes: KindSet = [
        .sp, .gl, .wj, .cl, .qu, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw,
    ]
    private static let beforeWordHyphens: KindSet = [.bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl]
    private static let letters: KindSet = [.al, .hl]
    private static let pictures: KindSet = [.id, .eb, .em]
    private static let hangul: KindSet = [.jl, .jv, .jt, .h2, .h3]

    private func kind(_ index: Int) -> LineBreakClass? { values.indices.contains(index) ? values[index].kind : nil }
    private func isWide(_ index: Int) -> Bool { values.indices.contains(index) && values[index].isWide }

    /// Whether a line may break between a unit and the next one.
    func mayBreak(after index: Int) -> Bool {
        let (before, after) = (values[index], values[index + 1])
        // Fast path: no break within a word.
        if before == .al && (after == .al || after == .sp) { return false }
        let (left, right) = (before.kind, after.kind)
        // LB4 to LB7: breaks at line ends, and no break before spaces.
        if Self.lineEnds.contains(left) { return left != .cr || right != .lf }
        if Self.lineEnds.contains(right) || right == .sp || right == .zw { return false }
        // The index of the last unit up to `index` that is not a space; -1 if there is none.
        var base = index
        while base >= 0, values[base] == .sp { base -= 1 }
        let word = kind(base)
        // LB8, LB8a: zero width spaces and joiners.
        if word == .zw { return true }
        if joined.contains(index) { return false }
        // LB11 to LB13: word joiners, non-breaking spaces, and closing punctuation.
        if left == .wj || right == .wj || left == .gl { return false }
        if right == .gl, left != .sp, left != .ba, left != .hy { return false }
        if right == .cl || right == .cp || right == .ex || right == .sy { return false }
        // LB14: no break after opening punctuation.
        if word == .op { return false }
        // LB15: quotation marks, and decimal points after spaces.
        if base >= 0, values[base].isInitialQuote, kind(base - 1).map(Self.beforeInitialQuotes.contains) ?? true {
            return false
        }
        if after.isFinalQuote, kind(index + 2).map(Self.afterFinalQuotes.contains) ?? true { return false }
        if right == .is { return left == .sp && kind(index + 2) == .nu }
        // LB16 to LB18: closing punctuation before small kana, em dashes, and spaces.
        if right == .ns, word == .cl || word == .cp { return false }
        if right == .b2, word == .b2 { return false }
        if left == .sp { return true }
        return mayBreakWithoutBlank(index, before, after)
    }

    /// LB19 to LB31: the rules for units without spaces between them.
    private func mayBreakWithoutBlank(_ index: Int, _ before: LineBreakValue, _ after: LineBreakValue) -> Bool {
        let (left, right) = (before.kind, after.kind)
        // LB19, LB19a: quotation marks.
        if right == .qu, !after.isInitialQuote || !before.isWide || !isWide(index + 2) { return false }
        if left == .qu, !before.isFinalQuote || !after.isWide || !isWide(index - 1) { return false }
        // LB20, LB20a: embedded objects, and hyphens at word starts.
        if left == .cb || right == .cb { return true }
        if before.isHyphen, right == .al, kind(index - 1).map(Self.beforeWordHyphens.contains) ?? true { return false }
        // LB21 to LB22: hyphens, Hebrew, and ellipses.
        if right == .ba || right == .hy || right == .ns || left == .bb { return false }
        if kind(index - 1) == .hl, left == .hy || left == .ba && !before.isWide, right != .hl { return false }
        if left == .sy, right == .hl { return false }
        if right == .in { return false }
        // LB23 to LB24: digits, prefixes and suffixes beside letters.
        let (isLetter, isLetterNext) = (Self.letters.contains(left), Self.letters.contains(right))
        if isLetter && right == .nu || left == .nu && isLetterNext { return false }
        if left == .pr, Self.pictures.contains(right) { return false }
        if right == .po, Self.pictures.contains(left) { return false }
        if (left == .pr || left == .po) && isLetterNext || isLetter && (right == .pr || right == .po) { return false }
        if holdsNumber(index, left, right) { return false }
        // LB26, LB27: Korean syllables.
        switch (left, right) {
        case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt),
            (.h3, .jt):
            return false
        default: break
        }
        if Self.hangul.contains(left) && right == .po || left == .pr && Self.hangul.contains(right) { return false }
        // LB28, LB28a: letters, and syllables of Brahmic scripts.
        if isLetter, isLetterNext { return false }
        if holdsAksara(index) { return false }
        // LB29 to LB30b: points before letters, brackets, flags, and emoji with skin tones.
        if left == .is, isLetterNext { return false }
        if isLetter || left == .nu, right == .op, !after.isWide { return false }
        if left == .cp, !before.isWide, isLetterNext || right == .nu { return false }
        if left == .ri, right == .ri { return !isFirstOfPair(index) }
        if right == .em, left == .eb || before.isUnassignedPicture { return false }
        return true
    }

    /// LB25: whether a number with its signs, points and units prevents a break.
    private func holdsNumber(_ index: Int, _ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        /// Whether a digit precedes the points and slashes that end at index `end`.
        func isNumber(_ end: Int) -> Bool {
            var place = end
            while let kind = kind(place), kind == .sy || kind == .is { place -= 1 }
            return kind(place) == .nu
        }
        switch (left, right) {
        case (.po, .nu), (.pr, .nu), (.hy, .nu), (.is, .nu): return true
        case (.po, .op), (.pr, .op):
            return kind(index + 2) == .nu || kind(index + 2) == .is && kind(index + 3) == .nu
        case (_, .nu): return isNumber(index)
        case (.cl, .po), (.cl, .pr), (.cp, .po), (.cp, .pr): return isNumber(index - 1)
        case (_, .po), (_, .pr): return isNumber(index)
        default: return false
        }
    }

    /// LB28a: whether a syllable of a Brahmic script prevents a break.
    private func holdsAksara(_ index: Int) -> Bool {
        func isBase(_ index: Int) -> Bool {
            kind(index) == .ak || kind(index) == .as || values.indices.contains(index) && values[index].isDottedCircle
        }
        func isConsonant(_ index: Int) -> Bool {
            kind(index) == .ak || values.indices.contains(index) && values[index].isDottedCircle
        }
        if kind(index) == .ap { return isBase(index + 1) }
        if isBase(index), kind(index + 1) == .vf || kind(index + 1) == .vi { return true }
        if kind(index) == .vi, isBase(index - 1), isConsonant(index + 1) { return true }
        return isBase(index) && isBase(index + 1) && kind(index + 2) == .vf
    }

    /// LB30a: whether the regional indicator begins a pair, which is a flag.
    private func isFirstOfPair(_ index: Int) -> Bool {
        var first = index
        while kind(first - 1) == .ri { first -= 1 }
        return (index - first) % 2 == 0
    }
}

/// A set of line breaking classes as a bit mask: bit n stands for the class with the raw value n.
private struct KindSet: ExpressibleByArrayLiteral {
    private var bits: UInt64 = 0

    init(arrayLiteral elements: LineBreakClass...) { for element in elements { bits |= 1 << UInt64(element.rawValue) } }

    func contains(_ element: LineBreakClass) -> Bool { bits >> UInt64(element.rawValue) & 1 == 1 }
}
