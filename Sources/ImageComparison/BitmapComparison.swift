// SPDX-License-Identifier: MIT

import Drawing

/// Two images, compared.
package enum BitmapComparison: Sendable, Equatable {
    case compared(ImageDiff)
    /// Images of two sizes have no pixels in common.
    case sizesDiffer(expected: PixelSize, actual: PixelSize)

    /// The sides of an image.
    package struct PixelSize: Sendable, Equatable, CustomStringConvertible {
        /// In pixels.
        package var width: Int
        /// In pixels.
        package var height: Int

        /// Of this image.
        package init(_ bitmap: Bitmap) { (width, height) = (bitmap.width, bitmap.height) }

        /// As "1110×610".
        package var description: String { "\(width)×\(height)" }
    }

    /// Compares two images, pixel by pixel where they have the same size.
    package init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact) {
        let (size, other) = (PixelSize(expected), PixelSize(actual))
        self =
            size == other
            ? .compared(ImageDiff(expected: expected, actual: actual, tolerance: tolerance))
            : .sizesDiffer(expected: size, actual: other)
    }

    /// Whether the tolerance permits what differs. No tolerance permits another size.
    package var isSame: Bool {
        switch self {
        case .compared(let diff): diff.isWithinTolerance
        case .sizesDiffer: false
        }
    }

    /// One line: what differs, where it is worst, and what is permitted.
    package var summary: String {
        switch self {
        case .sizesDiffer(let expected, let actual): "\(actual) pixels instead of \(expected)"
        case .compared(let diff): diff.summary
        }
    }
}

extension ImageDiff {
    /// One line: how many pixels differ, the worst of them with its colours, where all of them are, what is permitted.
    package var summary: String {
        guard let worst, let box else { return "all \(width * height) pixels are the same" }
        return
            "\(count) of \(width * height) pixels \(count == 1 ? "differs" : "differ"), worst at (\(worst.x), \(worst.y)): expected \(Self.text(worst.expected)), "
            + "got \(Self.text(worst.actual)); all within \(box.width)×\(box.height) pixels at (\(box.x), \(box.y)); "
            + verdict(worst)
    }

    private func verdict(_ worst: Pixel) -> String {
        let permitted = "\(tolerance) permits \(tolerance.permits)"
        return switch tolerance {
        case .exact: permitted
        case .channels: "\(permitted), the worst is \(worst.channelDistance) off"
        case .worstWindow: "\(permitted), the worst has \(worstWindowCount!)"
        case .perceptual: "\(permitted), the worst is \(Self.rounded(worst.deltaE)) off"
        }
    }

    /// Premultiplied red, green, blue and alpha.
    static func text(_ pixel: SIMD4<UInt8>) -> String { "rgba(\(pixel.x), \(pixel.y), \(pixel.z), \(pixel.w))" }

    static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
