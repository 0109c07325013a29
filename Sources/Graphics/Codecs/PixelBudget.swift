// SPDX-License-Identifier: MIT

import Synchronization

/// A limit on the decoded pixels of all images of one run, and of each single image.
///
/// A file of a few kilobytes can decode to a gigabyte of pixels, and a folder may contain many such files. Each image
/// has some free pixels per byte of its file, so images with an ordinary compression ratio cost nothing.
public final class PixelBudget: Sendable {
    /// 128 MiB of pixels. Decoding, drawing and encoding need several times as much memory.
    public static let standardLimit = 1 << 25
    public static let limits = 1...PixelLimit.highest.maximumCount

    /// The free pixels per byte of the file, for images that stay in memory (`Use.kept`). Photographs decode to fewer
    /// than 10 pixels per byte.
    private static let keptPixelsPerByte = 16
    /// The free pixels per byte of the file, for images that are released before the next one (`Use.passing`).
    private static let passingPixelsPerByte = 256
    /// The factor on `limit` that gives the limit for the total of all `Use.passing` images.
    private static let passingFactor = 64

    public enum Use: Sendable {
        /// The image stays in memory until the run ends.
        case kept
        /// The image is released before the next image is decoded.
        case passing
    }

    public let limit: Int
    /// The limit of each single image, which also counts its free pixels.
    public let each: PixelLimit
    private let spent = Mutex((kept: 0, passing: 0))

    package var isStandard: Bool { limit == Self.standardLimit && each == .standard }

    /// The size in bytes above which a file is not read. No image within `each` needs a larger file.
    package var mostFileBytes: Int { max(PixelLimit.mostFileBytes, 8 * each.maximumCount) }

    /// - Parameters:
    ///   - limit: The largest number of pixels of all images together; nil for `standardLimit`.
    ///   - each: The limit of each single image. If `limit` is larger than the pixel count of `each`, that count is
    ///     raised to `limit`, but at most to `PixelLimit.highest`.
    public init(limit: Int? = nil, each: PixelLimit = .standard) {
        self.limit = limit ?? Self.standardLimit
        self.each = limit.map(each.raised) ?? each
    }

    /// Charges an image. Must be called before its memory is allocated.
    /// - Parameter byteCount: The size of its file.
    public func spend(width: Int, height: Int, byteCount: Int, _ use: Use) throws(CodecError) {
        let unpaid = Self.unpaid(width: width, height: height, byteCount: byteCount)
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

    private static func unpaid(width: Int, height: Int, byteCount: Int) -> Int {
        max(width * height - keptPixelsPerByte * byteCount, 0)
    }

    /// Charges an image until the lease is released. Must be called before the image's memory is allocated.
    package func lease(width: Int, height: Int, byteCount: Int) throws(CodecError) -> PixelCharge {
        let unpaid = Self.unpaid(width: width, height: height, byteCount: byteCount)
        let total = spent.withLock { spent in
            let total = spent.kept + unpaid
            if total <= limit { spent.kept = total }
            return total
        }
        guard total <= limit || unpaid == 0 else {
            throw .tooManyPixels(width: width, height: height, count: total, limit: limit)
        }
        return PixelCharge(self, total <= limit ? unpaid : 0)
    }

    fileprivate func refund(_ count: Int) { spent.withLock { $0.kept -= count } }

    /// Charges one more frame of an animation whose file is already charged.
    /// - Parameter paid: The number of free pixels of this frame.
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

/// The charge for an image that view code may keep for any time. Releasing the charge refunds its pixels to the budget.
package final class PixelCharge: Sendable {
    private let budget: PixelBudget
    private let count: Int

    fileprivate init(_ budget: PixelBudget, _ count: Int) { (self.budget, self.count) = (budget, count) }

    deinit { budget.refund(count) }
}
