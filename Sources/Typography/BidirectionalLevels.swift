// SPDX-License-Identifier: MIT

import CFriBidi

/// How the directions of a paragraph are nested, by the Unicode Bidirectional Algorithm (UAX #9): even levels run from
/// left to right, odd ones from right to left, and a part of a higher level stands inside of one of a lower.
///
/// All calls of FriBidi stand in this file.
struct BidirectionalLevels {
    /// For each scalar of the paragraph.
    let levels: [Int8]
    /// Of the paragraph: 0 or 1.
    let base: Int8

    private static let tab: UInt32 = 0x09
    /// Where the scripts and signs begin that run from right to left or say so: Hebrew.
    private static let firstOfOtherDirection: UInt32 = 0x590

    /// - Parameters:
    ///   - isTab: Which scalars stand for tabs, at which a text begins anew.
    ///   - direction: Of a paragraph that has no letter of either direction; the first letter decides otherwise.
    init(_ scalars: ArraySlice<UInt32>, isTab: ArraySlice<Bool>, direction: ParagraphOptions.Direction) {
        guard direction == .rightToLeft || scalars.contains(where: { $0 >= Self.firstOfOtherDirection }) else {
            levels = Array(repeating: 0, count: scalars.count)
            base = 0
            return
        }
        let text = zip(scalars, isTab).map { $1 ? Self.tab : $0 }
        let count = FriBidiStrIndex(text.count)
        var types = [FriBidiCharType](repeating: CFRIBIDI_TYPE_LTR, count: text.count)
        fribidi_get_bidi_types(text, count, &types)
        var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
        fribidi_get_bracket_types(text, count, types, &brackets)
        var paragraph = direction == .rightToLeft ? CFRIBIDI_PAR_WRTL : CFRIBIDI_PAR_WLTR
        var levels = [FriBidiLevel](repeating: 0, count: text.count)
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &paragraph, &levels)
        precondition(highest > 0 || text.isEmpty, "FriBidi is out of memory.")
        self.levels = levels
        base = paragraph == CFRIBIDI_PAR_RTL || paragraph == CFRIBIDI_PAR_WRTL ? 1 : 0
    }

    /// Where the parts of a line stand from left to right, as indices into `levels`, those of the parts in the order of
    /// the text (rule L2).
    static func visualOrder(of levels: [Int8], base: Int8) -> [Int] {
        guard levels.contains(where: { $0 > 0 }) else { return Array(levels.indices) }
        var levels = levels
        var order = levels.indices.map { FriBidiStrIndex($0) }
        // Of this type nothing is moved by itself: what is blank at the end of a line is already cut off.
        let types = [FriBidiCharType](repeating: CFRIBIDI_TYPE_LTR, count: levels.count)
        let highest = fribidi_reorder_line(
            0, types, FriBidiStrIndex(levels.count), 0, base == 0 ? CFRIBIDI_PAR_LTR : CFRIBIDI_PAR_RTL, &levels, nil,
            &order)
        precondition(highest > 0, "FriBidi is out of memory.")
        return order.map(Int.init)
    }
}
