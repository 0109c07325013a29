// SPDX-License-Identifier: MIT

import Drawing

package enum BitmapComparison: Sendable, Equatable {
    case compared(ImageDiff)
    /// The images differ in size, so no pixels were compared.
    case sizesDiffer(expected: PixelSize, actual: PixelSize)

    package struct PixelSize: Sendable, Equatable, CustomStringConvertible {
        package var width: Int
        package var height: Int

        package init(_ bitmap: Bitmap) { (width, height) = (bitmap.width, bitmap.height) }

        package var description: String { "\(width)×\(height)" }
    }

    /// Compares two images, pixel by pixel if they have the same size.
    package init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact) {
        let (size, other) = (PixelSize(expected), PixelSize(actual))
        self =
            size == other
            ? .compared(ImageDiff(expected: expected, actual: actual, tolerance: tolerance))
            : .sizesDiffer(expected: size, actual: other)
    }

    /// Whether all differences are within the tolerance. Sizes must be equal.
    package var isSame: Bool {
        switch self {
        case .compared(let diff): diff.isWithinTolerance
        case .sizesDiffer: false
        }
    }

    /// One line: the differences, the worst of them, and the tolerance.
    package var summary: String {
        switch self {
        case .sizesDiffer(let expected, let actual): "\(actual) pixels instead of \(expected)"
        case .compared(let diff): diff.summary
        }
    }
}

extension ImageDiff {
    /// One line: the number of differing pixels, the worst of them with its colours, their bounds, and the tolerance.
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

    /// The pixel's premultiplied red, green, blue and alpha.
    static func text(_ pixel: SIMD4<UInt8>) -> String { "rgba(\(pixel.x), \(pixel.y), \(pixel.z), \(pixel.w))" }

    static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
