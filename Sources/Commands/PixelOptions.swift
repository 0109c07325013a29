import ArgumentParser
import Codecs
import Zoetrope

/// How much images may hold that are read.
struct PixelOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The pixels that all pictures may have beyond what the sizes of their files let one expect; 64 times as many "
                + "where they come and go. (default: \(PixelBudget.standardLimit))",
            valueName: "n"))
    var maxPixels: Int?

    func budget() throws -> PixelBudget {
        guard let maxPixels else { return PixelBudget() }
        guard PixelBudget.limits.contains(maxPixels) else {
            throw LimitError("--max-pixels", String(maxPixels), mustBe: "1 to \(PixelBudget.limits.upperBound)")
        }
        return PixelBudget(limit: maxPixels)
    }
}
