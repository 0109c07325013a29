// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolData

// The file format of a drawing: little-endian 64-bit words. Numbers are stored as bit patterns, without rounding.
//
//     format, checksum of all following words, then:
//     directional · bounds · slash? · outline · count of layers, each: level · colour · flags · pivot? · path
//     path: count of elements, each: kind, its points       ?: 0, or 1 and the value

extension SymbolDrawing {
    /// Identifies the format; a new format needs a new value.
    private static let format: UInt64 = 0x31_6C_6F_62_6D_79_73_7A

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
        var header = SymbolWords()
        header.put(Self.format)
        header.put(words.check)
        return header.bytes + words.bytes
    }

    /// nil if the byte count, the format number, the checksum or a field is invalid.
    package init?(bytes: [UInt8]) {
        guard var words = SymbolWords(bytes: bytes), words.next() == Self.format, let check = words.next(),
            check == words.check
        else { return nil }
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

extension SymbolWords {
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
