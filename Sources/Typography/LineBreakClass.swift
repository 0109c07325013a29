// SPDX-License-Identifier: MIT

/// What a scalar is to the rules of line breaks, by the names of UAX #14. Those that rule LB1 resolves are not here.
enum LineBreakClass: UInt8 {
    // In the order of Tools/line-breaks.c.
    case al, sp, cm, zwj, bk, cr, lf, nl, zw, wj, gl, ba, hy, cl, cp, ex, sy, op, qu, `is`, nu, ns, b2, cb, bb, hl, `in`
    case pr, po, id, eb, em, jl, jv, jt, h2, h3, ri, ap, ak, `as`, vf, vi
}

/// A class, and what some rules ask for besides.
struct LineBreakValue: Equatable {
    private let bits: UInt8

    private init(bits: UInt8) { self.bits = bits }

    static let al = LineBreakValue(bits: LineBreakClass.al.rawValue)
    static let sp = LineBreakValue(bits: LineBreakClass.sp.rawValue)

    /// Of a scalar.
    init(_ scalar: UInt32) {
        bits = scalar < 0x250 ? Self.latin[Int(scalar)] : Self.found(scalar)
    }

    var kind: LineBreakClass { LineBreakClass(rawValue: bits & 0x3F)! }

    /// Of East Asian width; quotation marks never are.
    var isWide: Bool { bits & 0xC0 == 0x40 && kind != .qu }
    var isInitialQuote: Bool { kind == .qu && bits & 0xC0 == 0xC0 }
    var isFinalQuote: Bool { kind == .qu && bits & 0xC0 == 0x80 }
    var isUnassignedPicture: Bool { kind == .id && bits & 0x80 != 0 }
    /// U+2010, which is of the class of blanks.
    var isHyphen: Bool { kind == .hy || kind == .ba && bits & 0x80 != 0 }
    /// U+25CC, on which marks of Brahmic scripts are shown.
    var isDottedCircle: Bool { kind == .al && bits & 0x80 != 0 }

    /// These are asked for with every letter of a text.
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
