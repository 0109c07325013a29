// SPDX-License-Identifier: MIT

import Synchronization

/// A limit on the decoded pixels of all images of one run, and of each single image.
///
/// A file of a few kilobytes can hold a gigabyte of pixels, and a folder many such files. Only the pixels beyond an
/// ordinary compression ratio are counted, so ordinary images cost nothing.
public final class PixelBudget: Sendable {
    /// 128 MiB of pixels. Decoding, drawing and encoding need a few times as much memory.
    public static let standardLimit = 1 << 25
    public static let limits = 1...PixelLimit.highest.maximumCount

    /// The number of free pixels per byte of the file for images that stay in memory; photographs have fewer than 10.
    private static let keptPixelsPerByte = 16
    /// The number of free pixels per byte for images that are released soon, and the factor by which their limit is
    /// larger.
    private static let passingPixelsPerByte = 256
    private static let passingFactor = 64

    public enum Use: Sendable {
        /// The image stays in memory until the end of the run.
        case kept
        /// The image is released before the next ones.
        case passing
    }

    public let limit: Int
    /// The limit of each image.
    public let each: PixelLimit
    private let spent = Mutex((kept: 0, passing: 0))

    /// Whether no limit was customised.
    package var isStandard: Bool { limit == Self.standardLimit && each == .standard }

    /// The largest file to read, in bytes: more than any image within `each` has.
    package var mostFileBytes: Int { max(PixelLimit.mostFileBytes, 8 * each.maximumCount) }

    /// - Parameters:
    ///   - limit: The limit of the run; nil for the standard one.
    ///   - each: The limit of each image; a higher `limit` raises it.
    public init(limit: Int? = nil, each: PixelLimit = .standard) {
        self.limit = limit ?? Self.standardLimit
        self.each = limit.map(each.raised) ?? each
    }

    /// Charges an image. Call before its memory is allocated.
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

    /// Charges an image until the lease is released. Call before its memory is allocated.
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
    /// - Parameter paid: The number of free pixels.
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

/// The charge of an image that view code keeps as long as it likes. Its release gives the pixels back to the budget.
package final class PixelCharge: Sendable {
    private let budget: PixelBudget
    private let count: Int

    fileprivate init(_ budget: PixelBudget, _ count: Int) { (self.budget, self.count) = (budget, count) }

    deinit { budget.refund(count) }
}
