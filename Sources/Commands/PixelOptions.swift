// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Zoetrope

/// How much images may hold that are read: the same in all commands that read any.
struct PixelOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The pixels that all pictures may have beyond what the sizes of their files let one expect; 64 times as many "
                + "where they come and go. Also raises the bound of a single picture. (default: "
                + "\(PixelBudget.standardLimit))",
            valueName: "n"))
    var maxPixels: Int?

    /// - Parameter each: of a single image, where nothing else is said.
    func budget(each: PixelLimit = .standard) throws -> PixelBudget {
        guard let maxPixels else { return PixelBudget(each: each) }
        guard PixelBudget.limits.contains(maxPixels) else {
            throw LimitError("--max-pixels", String(maxPixels), mustBe: "1 to \(PixelBudget.limits.upperBound)")
        }
        return PixelBudget(limit: maxPixels, each: each)
    }
}
