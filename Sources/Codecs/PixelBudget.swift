import Synchronization

/// How many pixels the images of one run may have in all, beyond what the sizes of their files let one expect: a file of a
/// few kilobytes can hold a gigabyte of pixels, and a folder many such files. Images of ordinary sizes cost nothing.
public final class PixelBudget: Sendable {
    /// 128 MiB of memory; a few times that while images are decoded, drawn and encoded.
    public static let standardLimit = 1 << 25
    public static let limits = 1...1 << 40

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
    private let spent = Mutex((kept: 0, passing: 0))

    public init(limit: Int = standardLimit) { self.limit = limit }

    /// Called before there is memory for the image.
    /// - Parameter byteCount: of its file.
    public func spend(_ pixelCount: Int, byteCount: Int, _ use: Use) throws(CodecError) {
        let unpaid = max(pixelCount - Self.keptPixelsPerByte * byteCount, 0)
        let total = spent.withLock { spent in
            let total = spent.kept + unpaid
            if use == .kept { spent.kept = total }
            return total
        }
        guard total <= limit || unpaid == 0 else { throw .tooManyPixels(count: total, limit: limit) }
        if use == .passing { try pass(pixelCount - Self.passingPixelsPerByte * byteCount) }
    }

    /// One more frame of an animation, whose file has paid before.
    func pass(_ pixelCount: Int) throws(CodecError) {
        let total = spent.withLock { spent in
            spent.passing += max(pixelCount, 0)
            return spent.passing
        }
        let (most, overflow) = limit.multipliedReportingOverflow(by: Self.passingFactor)
        guard overflow || total <= most else { throw .tooManyPixels(count: total, limit: most) }
    }
}
