// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The 64-bit words of a drawing file. Values are appended to them or read from them in order.
package struct SymbolWords {
    package private(set) var words: [UInt64] = []
    private var position = 0

    package init() {}

    /// nil if the count of bytes is no multiple of 8.
    package init?(bytes: [UInt8]) {
        guard bytes.count % 8 == 0 else { return nil }
        words = bytes.withUnsafeBytes { bytes in
            (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self).littleEndian }
        }
    }

    package var bytes: [UInt8] {
        words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) } }
    }

    /// The checksum of the unread words (FNV-1a per word).
    package var check: UInt64 { words[position...].reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01B3 } }
    package var isAtEnd: Bool { position == words.count }

    // MARK: - Writing

    package mutating func put(_ word: UInt64) { words.append(word) }
    package mutating func put(_ flag: Bool) { words.append(flag ? 1 : 0) }
    package mutating func put(_ count: Int) { words.append(UInt64(count)) }
    package mutating func put(_ number: CGFloat) { words.append(Double(number).bitPattern) }

    package mutating func put(_ point: CGPoint) {
        put(point.x)
        put(point.y)
    }

    package mutating func put(_ rect: CGRect) {
        put(rect.origin)
        put(rect.size.width)
        put(rect.size.height)
    }

    package mutating func put(_ path: Path) {
        let start = words.count
        put(UInt64(0))
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

    // MARK: - Reading

    package mutating func next() -> UInt64? {
        guard position < words.count else { return nil }
        position += 1
        return words[position - 1]
    }

    package mutating func flag() -> Bool? { next().flatMap { $0 < 2 ? $0 == 1 : nil } }
    /// Reads the number of items that follow; nil if fewer words than items are left. An item takes one word or more.
    package mutating func count() -> Int? { next().flatMap { $0 <= UInt64(words.count - position) ? Int($0) : nil } }
    package mutating func number() -> CGFloat? { next().map { CGFloat(Double(bitPattern: $0)) } }

    package mutating func point() -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x, y: y)
    }

    package mutating func rect() -> CGRect? {
        guard let origin = point(), let width = number(), let height = number() else { return nil }
        return CGRect(origin: origin, size: CGSize(width: width, height: height))
    }

    package mutating func path() -> Path? {
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
}
