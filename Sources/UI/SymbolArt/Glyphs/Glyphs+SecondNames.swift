// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Names that symbols had before, or have had since, and signs that letters are.
    package static func addSecondNames(to set: inout SymbolSet) {
        set.alias("apple.logo", of: "applelogo")
        for number in 0...9 {
            set.add("0\(number)", [.enclosed, .onlyEnclosed]) { p in p.text("0\(number)", size: 106) }
        }
        let currencies: [(String, String)] = [
            ("sterling", "£"), ("yen", "¥"), ("cent", "¢"), ("won", "₩"), ("indianrupee", "₹"), ("turkishlira", "₺"),
            ("ruble", "₽"), ("peso", "₱"), ("shekel", "₪"), ("dong", "₫"),
        ]
        for (name, sign) in currencies {
            set.add("\(name)sign", [.enclosed], in: .green) { p in p.text(sign, size: 104) }
        }
    }
}
