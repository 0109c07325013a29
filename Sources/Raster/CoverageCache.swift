// SPDX-License-Identifier: MIT

import Geometry

/// What paths cover that are drawn again and again, as the letters of a list that scrolls: to look for their edges takes most of
/// the time that they take.
///
/// A path is kept when it is drawn for the second time in the same size and at the same distance from whole pixels. What is
/// drawn once, or moves by fractions of a pixel, costs the look into a table.
struct CoverageCache {
    /// Of a path, by its place in memory: whoever keeps what it covers keeps it there.
    struct Key: Hashable {
        private var elements: UInt
        private var count: Int
        /// What makes up the transform, but for whole pixels.
        private var a, b, c, d, x, y: Double
        private var evenOdd: Bool
        private var antialiased: Bool

        init(_ path: Path, _ rule: CoverageCells.Rule, _ transform: ProjectionTransform) {
            elements = path.elements.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
            count = path.elements.count
            (a, b, c, d) = (transform.m11, transform.m12, transform.m21, transform.m22)
            (x, y) = (transform.m31, transform.m32)
            (evenOdd, antialiased) = (rule.evenOdd, rule.antialiased)
        }
    }

    /// With fewer elements edges are found as fast, and shapes that move are most often such ones.
    static let leastElements = 8
    /// Pixels around what is kept: of larger shapes most of the time goes into what lies between their edges.
    static let largestArea = 1 << 16
    private let byteLimit: Int
    /// Keys that were asked for, by a part of their hash, and in which frame that was.
    private var seen = [SIMD2<Int>](repeating: .zero, count: 1024)
    private var frame = 1
    // Two generations: when the young one is full it becomes the old one, whose members go that were not drawn since.
    private var young: [Key: RecordedCoverage] = [:]
    private var old: [Key: RecordedCoverage] = [:]
    private var youngBytes = 0
    private var oldBytes = 0

    init(byteLimit: Int = 16 << 20) { self.byteLimit = byteLimit }

    /// Of all that is kept, at most.
    var bytes: Int { youngBytes + oldBytes }

    /// What was recorded.
    mutating func coverage(for key: Key) -> RecordedCoverage? {
        if let found = young[key] { return found }
        guard let found = old.removeValue(forKey: key) else { return nil }
        insert(found, for: key)
        return found
    }

    mutating func insert(_ coverage: RecordedCoverage, for key: Key) {
        if youngBytes + coverage.size > byteLimit / 2 {
            (old, young) = (young, [:])
            (oldBytes, youngBytes) = (youngBytes, 0)
        }
        young[key] = coverage
        youngBytes += coverage.size
    }

    /// What was drawn before is now an earlier frame's.
    mutating func beginFrame() { frame &+= 1 }

    /// Whether it was asked for in an earlier frame, not long ago; from now on, it was. A shape that turns is drawn twice in each frame
    /// where it casts a shadow, and never again.
    mutating func noteWhetherSeen(_ key: Key) -> Bool {
        let hash = key.hashValue, slot = hash & 1023
        if seen[slot].x == hash, seen[slot].y != frame { return true }
        seen[slot] = SIMD2(hash, frame)
        return false
    }
}
