// SPDX-License-Identifier: MIT

import Foundation
import Geometry

// The file format of a drawing: little-endian 64-bit words. Numbers are stored as bit patterns, without rounding.
//
//     format, checksum of all following words, then:
//     directional · bounds · slash? · outline · count of layers, each: level · colour · flags · pivot? · path
//     path: count of elements, each: kind, its points       ?: 0, or 1 and the value

extension SymbolDrawing {
    /// Identifies the format; a new format needs a new value.
    private static let format: UInt64 = 0x31_6C_6F_62_6D_79_73_7A
    private static let headerWords = 2

    package var bytes: [UInt8] {
        var words = SymbolWords()
        words.put(isDirectional)
        words.put(bounds)
        words.put(slash != nil)
        if let slash {
            words.put(slash.start)
            words.put(slash.end)
            words.put(slash.width)
            words.put(slash.gap)
        }
        words.put(outline)
        words.put(layers.count)
        for layer in layers { words.put(layer) }
        return ([Self.format, words.check] + words.words).flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
        }
    }

    /// nil if the byte count, the format number, the checksum or a field is invalid.
    package init?(bytes: [UInt8]) {
        guard bytes.count % 8 == 0, bytes.count >= 8 * Self.headerWords else { return nil }
        var words = SymbolWords(
            bytes.withUnsafeBytes { bytes in
                (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self).littleEndian }
            })
        guard words.next() == Self.format, let check = words.next(), check == words.check else { return nil }
        guard let isDirectional = words.flag(), let bounds = words.rect(), let hasSlash = words.flag() else {
            return nil
        }
        var slash: SymbolSlash?
        if hasSlash {
            guard let start = words.point(), let end = words.point(), let width = words.number(),
                let gap = words.number()
            else { return nil }
            slash = SymbolSlash(start: start, end: end, width: width, gap: gap)
        }
        guard let outline = words.path(), let count = words.count() else { return nil }
        var layers: [SymbolLayer] = []
        for _ in 0..<count {
            guard let layer = words.layer() else { return nil }
            layers.append(layer)
        }
        guard words.isAtEnd else { return nil }
        self.init(layers: layers, bounds: bounds, outline: outline, isDirectional: isDirectional, slash: slash)
    }
}

/// The 64-bit words of a drawing file. Values are appended to them or read from them in order.
private struct SymbolWords {
    private(set) var words: [UInt64] = []
    private var position = 0

    init() {}
    init(_ words: [UInt64]) { self.words = words }

    /// The checksum of the unread words (FNV-1a per word).
    var check: UInt64 { words[position...].reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01B3 } }
    var isAtEnd: Bool { position == words.count }

    // MARK: - Writing

    mutating func put(_ flag: Bool) { words.append(flag ? 1 : 0) }
    mutating func put(_ count: Int) { words.append(UInt64(count)) }
    mutating func put(_ number: CGFloat) { words.append(Double(number).bitPattern) }

    mutating func put(_ point: CGPoint) {
        put(point.x)
        put(point.y)
    }

    mutating func put(_ rect: CGRect) {
        put(rect.origin)
        put(rect.size.width)
        put(rect.size.height)
    }

    mutating func put(_ path: Path) {
        let start = words.count
        put(0)
        var count = 0
        path.forEach { element in
            count += 1
            switch element {
            case .move(let end): put(0, [end])
            case .line(let end): put(1, [end])
            case .quadCurve(let end, let control): put(2, [end, control])
            case .curve(let end, let control1, let control2): put(3, [end, control1, control2])
            case .closeSubpath: put(4, [])
            }
        }
        words[start] = UInt64(count)
    }

    private mutating func put(_ kind: Int, _ points: [CGPoint]) {
        put(kind)
        for point in points { put(point) }
    }

    mutating func put(_ layer: SymbolLayer) {
        put(layer.level.rawValue)
        put(layer.color.flatMap { SymbolColor.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
        put(layer.isCutout)
        put(layer.isVariable)
        put(layer.isNeverMirrored)
        put(layer.pivot != nil)
        if let pivot = layer.pivot { put(pivot) }
        put(layer.path)
    }

    // MARK: - Reading

    mutating func next() -> UInt64? {
        guard position < words.count else { return nil }
        position += 1
        return words[position - 1]
    }

    mutating func flag() -> Bool? { next().flatMap { $0 < 2 ? $0 == 1 : nil } }
    /// Reads the number of items that follow; nil if fewer words than items are left. An item takes one word or more.
    mutating func count() -> Int? { next().flatMap { $0 <= UInt64(words.count - position) ? Int($0) : nil } }
    mutating func number() -> CGFloat? { next().map { CGFloat(Double(bitPattern: $0)) } }

    mutating func point() -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x, y: y)
    }

    mutating func rect() -> CGRect? {
        guard let origin = point(), let width = number(), let height = number() else { return nil }
        return CGRect(origin: origin, size: CGSize(width: width, height: height))
    }

    mutating func path() -> Path? {
        guard let count = count() else { return nil }
        var elements: [Path.Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count {
            guard let element = element() else { return nil }
            elements.append(element)
        }
        return Path(elements: elements)
    }

    private mutating func element() -> Path.Element? {
        guard let kind = next() else { return nil }
        if kind == 4 { return .closeSubpath }
        guard let end = point() else { return nil }
        switch kind {
        case 0: return .move(to: end)
        case 1: return .line(to: end)
        case 2: return point().map { .quadCurve(to: end, control: $0) }
        case 3:
            guard let control1 = point(), let control2 = point() else { return nil }
            return .curve(to: end, control1: control1, control2: control2)
        default: return nil
        }
    }

    mutating func layer() -> SymbolLayer? {
        guard let level = next().flatMap({ SymbolLevel(rawValue: Int(truncatingIfNeeded: $0)) }), let color = next(),
            color <= UInt64(SymbolColor.allCases.count), let isCutout = flag(), let isVariable = flag(),
            let isNeverMirrored = flag(), let hasPivot = flag()
        else { return nil }
        var pivot: CGPoint?
        if hasPivot {
            guard let point = point() else { return nil }
            pivot = point
        }
        guard let path = path() else { return nil }
        return SymbolLayer(
            path: path, level: level, color: color == 0 ? nil : SymbolColor.allCases[Int(color) - 1],
            isCutout: isCutout, isVariable: isVariable, pivot: pivot, isNeverMirrored: isNeverMirrored)
    }
}
