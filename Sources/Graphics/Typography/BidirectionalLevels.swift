// SPDX-License-Identifier: MIT

import CFriBidi

/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm (UAX #9). Even levels run left to right,
/// odd levels right to left. Higher levels are nested in lower ones.
///
/// Wraps FriBidi; all calls of the library are in this file.
struct BidirectionalLevels {
    /// The level of each scalar of the paragraph.
    let levels: [Int8]
    /// The embedding level of the paragraph: 0 or 1.
    let base: Int8

    private static let tab: UInt32 = 0x09
    /// The start of Hebrew. All scalars below it are left to right or neutral, and never change the direction.
    private static let firstOfOtherDirection: UInt32 = 0x590

    /// - Parameters:
    ///   - isTab: Whether each scalar stands for a tab. Tabs separate segments.
    ///   - direction: The direction of a paragraph without directional letters. In other paragraphs, the first
    ///     directional letter decides.
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

    /// The visual order of a line's parts, from left to right, as indices into the argument `levels` (rule L2). That
    /// array has one embedding level per part, in the order of the text.
    static func visualOrder(of levels: [Int8], base: Int8) -> [Int] {
        guard levels.contains(where: { $0 > 0 }) else { return Array(levels.indices) }
        var levels = levels
        var order = levels.indices.map { FriBidiStrIndex($0) }
        // FriBidi would reset whitespace at the line's end to the base level. Lines have no whitespace there, so all
        // parts count as letters.
        let types = [FriBidiCharType](repeating: CFRIBIDI_TYPE_LTR, count: levels.count)
        let highest = fribidi_reorder_line(
            0, types, FriBidiStrIndex(levels.count), 0, base == 0 ? CFRIBIDI_PAR_LTR : CFRIBIDI_PAR_RTL, &levels, nil,
            &order)
        precondition(highest > 0, "FriBidi is out of memory.")
        return order.map(Int.init)
    }
}
