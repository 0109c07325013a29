// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Caches the coverage of paths that are drawn repeatedly, such as the glyphs of a scrolling list.
///
/// A path is recorded when a second frame draws it with the same transform, apart from a shift by whole pixels. Paths
/// that are drawn once, or that move by fractions of a pixel, cost one table lookup.
struct CoverageCache {
    /// Identifies a path by the address of its elements (invariant 32). The recorded coverage keeps that memory alive.
    struct Key: Hashable {
        private var elements: UInt
        private var count: Int
        /// The affine transform. (x, y) is its shift without whole pixels.
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

    /// The smallest number of elements of a cached path. Simpler paths are drawn equally fast without the cache, and
    /// moving shapes are mostly simple.
    static let leastElements = 8
    /// The largest area of a cached path in pixels: larger shapes spend most of their time on spans, not on edges.
    static let largestArea = 1 << 16
    private let byteLimit: Int
    /// Recent requests: the hash of the key and the number of the requesting frame, indexed by the low bits of the
    /// hash.
    private var seen = [SIMD2<Int>](repeating: .zero, count: 1024)
    private var frame = 1
    // Two generations: when the young one is full it becomes the old one, and the former old one is dropped. A hit in
    // the old generation moves its entry to the young one.
    private var young: [Key: RecordedCoverage] = [:]
    private var old: [Key: RecordedCoverage] = [:]
    private var youngBytes = 0
    private var oldBytes = 0

    init(byteLimit: Int = 16 << 20) { self.byteLimit = byteLimit }

    var bytes: Int { youngBytes + oldBytes }

    /// Returns the recorded coverage for `key`; nil on a miss. A hit in `old` moves to `young`.
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

    /// Begins a frame: `recordRequest` counts all requests before this call as requests of earlier frames.
    mutating func beginFrame() { frame &+= 1 }

    /// Whether the key was requested in a recent earlier frame; records this request. A second request in one frame
    /// does not count: a rotating shape with a shadow is drawn twice per frame, but at another angle in each frame.
    mutating func recordRequest(_ key: Key) -> Bool {
        let hash = key.hashValue, slot = hash & 1023
        if seen[slot].x == hash, seen[slot].y != frame { return true }
        seen[slot] = SIMD2(hash, frame)
        return false
    }
}
