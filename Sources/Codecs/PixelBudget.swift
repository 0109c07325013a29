// SPDX-License-Identifier: MIT

import Synchronization

/// How many pixels the images of one run may have: in all, beyond what the sizes of their files let one expect, and each of
/// them, whatever its file. A file of a few kilobytes can hold a gigabyte of pixels, and a folder many such files. Images of
/// ordinary sizes cost nothing.
public final class PixelBudget: Sendable {
    /// 128 MiB of memory; a few times that while images are decoded, drawn and encoded.
    public static let standardLimit = 1 << 25
    public static let limits = 1...PixelLimit.highest.maximumCount

    /// Of an image that stays in memory, each byte of the file pays for this many: photographs have less than 10.
    private static let keptPixelsPerByte = 16
    /// Of images that come and go one byte pays for more, and more of them are allowed.
    private static let passingPixelsPerByte = 256
    private static let passingFactor = 64

    public enum Use: Sendable {
        /// It is kept in memory until the end.
        case kept
        /// Others come after it.
        case passing
    }

    public let limit: Int
    /// Of each image.
    public let each: PixelLimit
    private let spent = Mutex((kept: 0, passing: 0))

    /// Whether it is that of those who have no wishes.
    package var isStandard: Bool { limit == Self.standardLimit && each == .standard }

    /// Of each file: more bytes than images within `each` have.
    package var mostFileBytes: Int { max(PixelLimit.mostFileBytes, 8 * each.maximumCount) }

    /// - Parameters:
    ///   - limit: nil: the standard one.
    ///   - each: of an image; a higher `limit` raises it.
    public init(limit: Int? = nil, each: PixelLimit = .standard) {
        self.limit = limit ?? Self.standardLimit
        self.each = limit.map(each.raised) ?? each
    }

    /// Called before there is memory for the image.
    /// - Parameter byteCount: of its file.
    public func spend(width: Int, height: Int, byteCount: Int, _ use: Use) throws(CodecError) {
        let pixelCount = width * height
        let unpaid = max(pixelCount - Self.keptPixelsPerByte * byteCount, 0)
        let total = spent.withLock { spent in
            let total = spent.kept + unpaid
            if use == .kept { spent.kept = total }
            return total
        }
        guard total <= limit || unpaid == 0 else {
            throw .tooManyPixels(width: width, height: height, count: total, limit: limit)
        }
        if use == .passing { try pass(width: width, height: height, paid: Self.passingPixelsPerByte * byteCount) }
    }

    /// One more frame of an animation, whose file has paid before.
    /// - Parameter paid: pixels that cost nothing.
    func pass(width: Int, height: Int, paid: Int = 0) throws(CodecError) {
        let pixelCount = width * height - paid
        let total = spent.withLock { spent in
            spent.passing += max(pixelCount, 0)
            return spent.passing
        }
        let (most, overflow) = limit.multipliedReportingOverflow(by: Self.passingFactor)
        guard overflow || total <= most else {
            throw .tooManyPixels(width: width, height: height, count: total, limit: most)
        }
    }
}
