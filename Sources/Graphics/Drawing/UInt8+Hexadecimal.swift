// SPDX-License-Identifier: MIT

extension UInt8 {
    /// Two hexadecimal digits, as in `#0a84ff`.
    package var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
