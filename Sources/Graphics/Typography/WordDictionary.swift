// SPDX-License-Identifier: MIT

import Foundation

/// Finds the ends of words in Thai, Lao, Burmese and Khmer, which are written without spaces.
/// Uses the dictionaries of ICU's `libicuuc`, which is loaded when the first such text is laid out. Foundation's own
/// ICU lacks the dictionaries.
package struct WordDictionary: Sendable {
    /// The dictionary of the installed ICU. nil if there is none: lines then break only at spaces.
    package static let installed = WordDictionary()
    package static let advice = "install ICU (on Debian 12: apt-get install libicu72)"

    /// `UBreakIterator *ubrk_open(UBreakIteratorType, const char *, const UChar *, int32_t, UErrorCode *)`
    private typealias Open =
        @convention(c) (Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) ->
        OpaquePointer?
    private typealias Next = @convention(c) (OpaquePointer) -> Int32
    private typealias Close = @convention(c) (OpaquePointer) -> Void

    private let open: Open
    private let next: Next
    private let close: Close

    /// The versions of ICU to try, because the names of ICU's functions end with the version: 67 on Debian 11, 74 on
    /// Ubuntu 24.04.
    private static let versions = (60...90).reversed()

    private init?() {
        for version in Self.versions {
            guard let library = dlopen("libicuuc.so.\(version)", RTLD_LAZY | RTLD_LOCAL) else { continue }
            func function<Function>(_ name: String, as type: Function.Type) -> Function? {
                dlsym(library, "\(name)_\(version)").map { unsafeBitCast($0, to: type) }
            }
            guard let open = function("ubrk_open", as: Open.self), let next = function("ubrk_next", as: Next.self),
                let close = function("ubrk_close", as: Close.self)
            else { continue }
            (self.open, self.next, self.close) = (open, next, close)
            return
        }
        return nil
    }

    /// Whether the script of a letter needs a dictionary for line breaks.
    package static func isNeeded(for scalar: UInt32) -> Bool {
        guard scalar >= 0x0E01 else { return false }
        return switch scalar {
        case 0x0E01...0x0E3A, 0x0E40...0x0E4E: true  // Thai
        case 0x0E81...0x0EBD, 0x0EC0...0x0ECD, 0x0EDC...0x0EDF: true  // Lao
        case 0x1000...0x103F, 0x1050...0x108F, 0x109A...0x109F: true  // Burmese
        case 0x1780...0x17D3, 0x17D7, 0x17DC, 0x17DD: true  // Khmer
        default: false
        }
    }

    /// The indices in `scalars` after which a word ends, without the end of the last word. Requires that all scalars
    /// need a dictionary.
    package func wordEnds(in scalars: ArraySlice<UInt32>) -> [Int] {
        // All scalars of Thai, Lao, Burmese and Khmer are single UTF-16 code units.
        let letters = scalars.map { UInt16($0) }
        var status: Int32 = 0
        let lineBreaks: Int32 = 2  // UBRK_LINE
        return letters.withUnsafeBufferPointer { text in
            guard let iterator = open(lineBreaks, "en", text.baseAddress, Int32(text.count), &status) else { return [] }
            defer { close(iterator) }
            // 0 (`U_ZERO_ERROR`) is success, and negative codes are warnings.
            guard status <= 0 else { return [] }
            var ends: [Int] = []
            while case let end = Int(next(iterator)), end > 0, end < text.count {
                ends.append(scalars.startIndex + end - 1)
            }
            return ends
        }
    }
}
