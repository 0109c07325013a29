// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Zoetrope

/// The option for the size limit of input images, shared by all commands that read images.
struct PixelOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The total pixels of pictures in excess of what their file sizes suggest; 64 times as many for pictures that are "
                + "released before the next. Also raises the limit of a single picture. (default: "
                + "\(PixelBudget.standardLimit))",
            valueName: "n"))
    var maxPixels: Int?

    /// - Parameter each: the default limit of a single image.
    func budget(each: PixelLimit = .standard) throws -> PixelBudget {
        guard let maxPixels else { return PixelBudget(each: each) }
        guard PixelBudget.limits.contains(maxPixels) else {
            throw LimitError("--max-pixels", String(maxPixels), mustBe: "1 to \(PixelBudget.limits.upperBound)")
        }
        return PixelBudget(limit: maxPixels, each: each)
    }
}
