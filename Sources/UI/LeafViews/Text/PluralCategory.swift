// SPDX-License-Identifier: MIT

import Foundation
import _FoundationICU

/// Unicode's plural categories. In English, the number 1 has the category `one`, and all other numbers have `other`.
enum PluralCategory {
    /// The plural category of a number, by the ICU rules in Foundation. They are the same on every machine.
    static func name(of number: Double, in language: String) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status), status.rawValue <= U_ZERO_ERROR.rawValue
        else { return "other" }
        defer { swift_uplrules_close(rules) }
        var name = [UChar](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &name, Int32(name.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= name.count else { return "other" }
        return String(decoding: name.prefix(Int(length)), as: UTF16.self)
    }
}
