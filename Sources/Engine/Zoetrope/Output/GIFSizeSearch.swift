// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Synchronization

/// An animation that exceeds the size limit at every quality.
public struct SizeError: Error, Equatable, CustomStringConvertible {
    /// The requested limit, in bytes.
    public let maximumSize: Int
    /// The size of the smallest palette that was tried.
    public let colors: Int

    /// One line that says what was tried, and what would help.
    public var description: String {
        "the file is larger than \(maximumSize) bytes even at quality \(GIFEncoder.Options.qualities.lowerBound) with "
            + "\(colors) colours: use a smaller --size or --scale, a lower --fps or fewer --frames"
    }
}

/// Finds the best quality at which a GIF file fits a size limit.
///
/// Each attempt renders all frames again and stops as soon as its file exceeds the limit. So memory holds at most two
/// files of the maximum size.
@MainActor struct GIFSizeSearch {
    let options: GIFEncoder.Options
    let maximumSize: Int

    /// Numbers of colours to try when the lowest quality still does not fit.
    private static let fewerColors = [128, 64, 32, 16]

    /// Encodes the animation repeatedly until it fits.
    ///
    /// - Parameter encode: runs all frames through the encoder.
    /// - Returns: the file, and the options that it was written with.
    func find(
        _ encode: @MainActor (inout GIFEncoder) async throws -> Void
    ) async throws -> (file: [UInt8], options: GIFEncoder.Options) {
        func attempt(_ options: GIFEncoder.Options) async throws -> [UInt8]? {
            let bytes = LimitedBytes(maximumSize - FileSignature.gifByteCount)
            var encoder = GIFEncoder(options, to: ByteSink(append: bytes.append))
            do {
                try await encode(&encoder)
            } catch is LimitedBytes.Full {
                return nil
            }
            return bytes.content
        }
        if let file = try await attempt(options) { return (file, options) }
        var best: (file: [UInt8], options: GIFEncoder.Options)?
        var (low, high) = (GIFEncoder.Options.qualities.lowerBound, options.quality - 1)
        while low <= high {
            var candidate = options
            candidate.quality = (low + high + 1) / 2
            if let file = try await attempt(candidate) {
                best = (file, candidate)
                low = candidate.quality + 1
            } else {
                high = candidate.quality - 1
            }
        }
        if let best { return best }
        var least = options
        least.quality = GIFEncoder.Options.qualities.lowerBound
        for colors in Self.fewerColors where colors < options.colors {
            least.colors = colors
            if let file = try await attempt(least) { return (file, least) }
        }
        throw SizeError(maximumSize: maximumSize, colors: least.colors)
    }
}

/// A byte buffer whose `append` throws `Full` when the content would exceed a limit in bytes.
private final class LimitedBytes: Sendable {
    struct Full: Error {}

    private let limit: Int
    private let bytes = Mutex<[UInt8]>([])

    init(_ limit: Int) { self.limit = limit }

    var content: [UInt8] { bytes.withLock { $0 } }

    func append(_ more: [UInt8]) throws {
        try bytes.withLock { bytes in
            guard bytes.count + more.count <= limit else { throw Full() }
            bytes += more
        }
    }
}
