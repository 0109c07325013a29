// SPDX-License-Identifier: MIT

import Foundation

/// The place of a `#Preview`, from the mangled name of the code that its macro generates: `$s1B0012Bswift_DrJCafMX2_0_…`
/// is in `B.swift`, on line 3.
struct PreviewSymbol: Equatable {
    var file: String
    /// The line of the `#Preview`, counted from 1.
    var line: Int
    /// Whether the macro has moved `@Previewable` properties, so that the order of lines has changed.
    var isReordered: Bool

    /// - Parameter symbol: A mangled name. The result is nil if it does not belong to a preview.
    init?(in symbol: String) {
        guard symbol.contains("7PreviewfM"), let match = symbol.firstMatch(of: #/00(\d+)_?(.*?)fMX(\d+)_\d+_/#),
            let length = Int(match.1), let line = Int(match.3), match.2.utf8.count == length,
            let file = Self.decoded(String(match.2))
        else { return nil }
        (self.file, self.line) = (file, line + 1)
        isReordered = symbol.contains("PreviewContent")
    }

    /// The line of the generated file at which the author's code begins (`PreviewExpansion`).
    private static let firstLine = 6

    /// Converts a place in the generated file to the author's, like `B.swift:7:14`.
    func place(ofGenerated place: String?) -> String {
        guard !isReordered, let match = place?.wholeMatch(of: #/.*:(\d+):(\d+)/#), let row = Int(match.1),
            row >= Self.firstLine
        else { return "\(file):\(line)" }
        let own = line + row - Self.firstLine
        // On the first line, the code follows the macro's name, whose length differs in the generated file. So
        // its column is omitted.
        return row == Self.firstLine ? "\(file):\(own)" : "\(file):\(own):\(match.2)"
    }

    /// Decodes the identifier of a name that has characters other than letters, digits and underscores.
    ///
    /// Swift's encoding is Punycode (RFC 3492) with the digits a–z and A–J and the delimiter `_`. ASCII
    /// characters that identifiers cannot contain are moved to U+D800 first.
    static func decoded(_ name: String) -> String? {
        let bytes = Array(name.utf8)
        let end = bytes.lastIndex(of: UInt8(ascii: "_"))
        var points = bytes[..<(end ?? 0)].map { Int($0) }
        var (code, place, bias) = (128, 0, 72)
        var index = end.map { $0 + 1 } ?? 0
        while index < bytes.count {
            let old = place
            var (weight, step) = (1, 36)
            while true {
                guard index < bytes.count, let digit = digit(bytes[index]), place < 1 << 32, weight < 1 << 32 else {
                    return nil
                }
                index += 1
                place += digit * weight
                let least = step <= bias ? 1 : min(step - bias, 26)
                if digit < least { break }
                weight *= 36 - least
                step += 36
            }
            let count = points.count + 1
            bias = adapted(place - old, count, isFirst: old == 0)
            code += place / count
            place %= count
            points.insert(code, at: place)
            place += 1
        }
        var text = String.UnicodeScalarView()
        for point in points {
            let value = (0xD800..<0xD880).contains(point) ? point - 0xD800 : point
            guard let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
            text.append(scalar)
        }
        return String(text)
    }

    /// Adapts Punycode's bias after each decoded character (RFC 3492, section 6.1).
    private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var steps = 0
        while delta > 455 {
            delta /= 35
            steps += 36
        }
        return steps + 36 * delta / (delta + 38)
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
        case UInt8(ascii: "A")...UInt8(ascii: "J"): Int(byte - UInt8(ascii: "A")) + 26
        default: nil
        }
    }
}
