// SPDX-License-Identifier: MIT

/// The line breaking class of a scalar, named as in UAX #14. Excludes the classes that rule LB1 replaces.
enum LineBreakClass: UInt8 {
    // The order must be that of Tools/line-breaks.c.
    case al, sp, cm, zwj, bk, cr, lf, nl, zw, wj, gl, ba, hy, cl, cp, ex, sy, op, qu, `is`, nu, ns, b2, cb, bb, hl, `in`
    case pr, po, id, eb, em, jl, jv, jt, h2, h3, ri, ap, ak, `as`, vf, vi
}

/// A line breaking class with further properties that some rules need, packed into one byte.
struct LineBreakValue: Equatable {
    private let bits: UInt8

    private init(bits: UInt8) { self.bits = bits }

    static let al = LineBreakValue(bits: LineBreakClass.al.rawValue)
    static let sp = LineBreakValue(bits: LineBreakClass.sp.rawValue)

    /// Takes one table access up to U+024F, and a binary search in `LineBreakTable` beyond.
    init(_ scalar: UInt32) {
        bits = scalar < 0x250 ? Self.latin[Int(scalar)] : Self.found(scalar)
    }

    var kind: LineBreakClass { LineBreakClass(rawValue: bits & 0x3F)! }

    /// Whether the scalar has East Asian width. Quotation marks never count as wide.
    var isWide: Bool { bits & 0xC0 == 0x40 && kind != .qu }
    var isInitialQuote: Bool { kind == .qu && bits & 0xC0 == 0xC0 }
    var isFinalQuote: Bool { kind == .qu && bits & 0xC0 == 0x80 }
    var isUnassignedPicture: Bool { kind == .id && bits & 0x80 != 0 }
    /// Whether the scalar is a hyphen. Includes U+2010, although its class is BA.
    var isHyphen: Bool { kind == .hy || kind == .ba && bits & 0x80 != 0 }
    /// Whether the scalar is U+25CC, the base for isolated marks in Brahmic scripts.
    var isDottedCircle: Bool { kind == .al && bits & 0x80 != 0 }

    /// A direct table for the most frequent scalars, up to U+024F.
    private static let latin: [UInt8] = (0..<0x250).map(found)

    private static func found(_ scalar: UInt32) -> UInt8 {
        let starts = LineBreakTable.starts
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= scalar { low = middle } else { high = middle }
        }
        return LineBreakTable.values[low]
    }
}
