// SPDX-License-Identifier: MIT

/// A Code 128 bar code of ASCII text (ISO/IEC 15417): an even number of digits in code set C, other text in set B.
struct Code128 {
    /// The widths of bars and spaces in modules, alternating; the first is a bar.
    let widths: [Int]

    /// Nil if the text is empty or has a character outside of ASCII 32 to 127.
    init?(_ text: [UInt8]) {
        guard !text.isEmpty, text.allSatisfy({ (32..<128).contains($0) }) else { return nil }
        let digits = text.map { Int($0) - 48 }
        var values: [Int]
        if text.count.isMultiple(of: 2), digits.allSatisfy({ (0...9).contains($0) }) {
            values = [Self.startC]
            for index in stride(from: 0, to: digits.count, by: 2) {
                values.append(digits[index] * 10 + digits[index + 1])
            }
        } else {
            values = [Self.startB] + text.map { Int($0) - 32 }
        }
        let check = values.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) } % 103
        widths = (values + [check, Self.stop]).flatMap { Self.patterns[$0].utf8.map { Int($0) - 48 } }
    }

    private static let startB = 104
    private static let startC = 105
    private static let stop = 106

    /// The widths of each value's three bars and three spaces; the stop character has a fourth bar.
    static let patterns = [
        "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213", "221312",
        "231212", "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212",
        "223112", "312131", "311222", "321122", "321221", "312212", "322112", "322211", "212123", "212321", "232121",
        "111323", "131123", "131321", "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331",
        "132131", "113123", "113321", "133121", "313121", "211331", "231131", "213113", "213311", "213131", "311123",
        "311321", "331121", "312113", "312311", "332111", "314111", "221411", "431111", "111224", "111422", "121124",
        "121421", "141122", "141221", "112214", "112412", "122114", "122411", "142112", "142211", "241211", "221114",
        "413111", "241112", "134111", "111242", "121142", "121241", "114212", "124112", "124211", "411212", "421112",
        "421211", "212141", "214121", "412121", "111143", "111341", "131141", "114113", "114311", "411113", "411311",
        "113141", "114131", "311141", "411131", "211412", "211214", "211232", "2331112",
    ]
}
