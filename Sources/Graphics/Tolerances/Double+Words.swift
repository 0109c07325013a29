// SPDX-License-Identifier: MIT

extension Double {
    /// The number as text, without a decimal point for whole numbers: "2", not "2.0".
    package var words: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
