// SPDX-License-Identifier: MIT

import Synchronization

/// Pixels: premultiplied RGBA, 8 bits per component, sRGB-encoded, rows from top to bottom.
///
/// A value type with copy-on-write storage. Rows start at multiples of 64 bytes, so that vectorised loops need no
/// unaligned start.
public struct Bitmap: Sendable, Equatable {
    public let width: Int
    public let height: Int
    /// The distance between rows in bytes: a multiple of 64, at least `4 · width`.
    public let bytesPerRow: Int
    private var storage: Storage

    /// Creates a transparent bitmap.
    /// - Precondition: `width` and `height` are not negative.
    public init(width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "a bitmap of \(width)×\(height) pixels")
        self.width = width
        self.height = height
        bytesPerRow = (width * 4 + 63) / 64 * 64
        storage = Storage(byteCount: bytesPerRow * height)
    }

    /// Identifies the pixels. Copies that share them have equal identities. An identity is a valid cache key as long as
    /// one of these copies exists.
    public var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// Whether all pixels are opaque. Computed on first use and cached for all copies that share the pixels, until one
    /// of them is written to (invariant 36).
    public var isOpaque: Bool {
        switch storage.opacity.load(ordering: .relaxed) {
        case .opaque: return true
        case .translucent: return false
        case .unknown:
            let isOpaque = hasOpaqueRows
            storage.opacity.store(isOpaque ? .opaque : .translucent, ordering: .relaxed)
            return isOpaque
        }
    }

    private var hasOpaqueRows: Bool {
        withUnsafeBytes { bytes in
            (0..<height).allSatisfy { y in
                let row = UnsafeRawBufferPointer(rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + 4 * width])
                return row.bindMemory(to: UInt32.self).reduce(.max) { $0 & $1 } >> 24 == 255
            }
        }
    }

    public func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
        try body(UnsafeRawBufferPointer(start: storage.base, count: storage.byteCount))
    }

    /// Accesses the pixels for writing. Copies them first if they are shared.
    public mutating func withUnsafeMutableBytes<R, E: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R
    ) throws(E) -> R {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
        storage.opacity.store(.unknown, ordering: .relaxed)
        return try body(UnsafeMutableRawBufferPointer(start: storage.base, count: storage.byteCount))
    }

    /// The pixel as `[red, green, blue, alpha]`, premultiplied. Slow: loops should use the bytes.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height)
            return storage.base.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height)
            let offset = y * bytesPerRow + x * 4
            withUnsafeMutableBytes { $0.storeBytes(of: newValue, toByteOffset: offset, as: SIMD4<UInt8>.self) }
        }
    }

    /// Compares sizes and pixels, but not the padding of rows.
    public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
        if lhs.storage === rhs.storage { return true }
        guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
        return lhs.withUnsafeBytes { l in
            rhs.withUnsafeBytes { r in
                (0..<lhs.height).allSatisfy { y in
                    let row = (y * lhs.bytesPerRow)..<(y * lhs.bytesPerRow + lhs.width * 4)
                    return l[row].elementsEqual(r[row])
                }
            }
        }
    }

    private enum Opacity: UInt8, AtomicRepresentable { case unknown, opaque, translucent }

    /// The pixels that copies of a bitmap share. Written only while uniquely referenced, so sharing them between
    /// threads is safe.
    private final class Storage: @unchecked Sendable {
        let base: UnsafeMutableRawPointer
        let byteCount: Int
        let opacity = Atomic(Opacity.unknown)

        init(byteCount: Int) {
            self.byteCount = byteCount
            base = LargePages.allocateZeros(byteCount: byteCount)
        }

        init(copying other: Storage) {
            byteCount = other.byteCount
            base = LargePages.allocateZeros(byteCount: byteCount)
            base.copyMemory(from: other.base, byteCount: byteCount)
        }

        deinit { LargePages.deallocate(zeros: base, byteCount: byteCount) }
    }
}
