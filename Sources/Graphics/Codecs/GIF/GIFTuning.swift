// SPDX-License-Identifier: MIT

/// Tolerances by quality. Distances are in OKLab with 2047 units for white's lightness; about 20 are just noticeable.
///
/// The values come from measurements: see `docs/gif.md`.
struct GIFTuning {
    /// The largest colour difference at which a changed pixel may keep its shown colour.
    private let keeping: Float
    /// The lower bound of `keeping(spacing:)`, which is the palette's spacing clamped to `leastKeeping`…`keeping`.
    private let leastKeeping: Float
    /// The largest colour error that a pixel in a smooth area may have so that it continues an LZW string.
    let slack: Float
    /// The increase of `slack` per level by which a pixel differs from its left and upper neighbours, because such
    /// differences hide errors.
    let slackPerStep: Float
    /// The upper bound of `slack` plus its increase by `slackPerStep`.
    let maximumSlack: Float
    /// The `slack` of pixels that stay. It is small: their errors are visible for long, and their bytes are written
    /// once.
    let stayingSlack: Float

    /// A changed pixel also keeps its shown colour if its squared error is at most `patience` times the squared error
    /// of the nearest palette entry. Redrawing for a smaller gain costs bytes and makes gradients shimmer.
    let patience: Float
    /// The factor by which a palette's error may grow before it is refitted. A kept palette keeps colours stable. 0
    /// refits the palette in each frame.
    let paletteTolerance: Double

    /// A factor on all dithering, smaller at lower qualities.
    let ditherStrength: Float
    /// The part of an error that is diffused if the palette's spacing is fine.
    private let fineDither: Float = 0.4
    /// The diffused part of an error at a coarse palette spacing, where too few colours would cause banding. `patience`
    /// times its square must stay below 1, or diffused errors would grow.
    private let coarseDither: Float = 0.65
    /// The palette spacings at which `fineDither` and `coarseDither` apply. Between them, the diffused part is
    /// interpolated. The spacing is the root mean square distance of the image's pixels from their palette colours.
    private let spacings: (fine: Float, coarse: Float) = (12, 25)
    /// The colour error above which only half of the usual part is diffused, because no mixture of neighbours can
    /// compensate for such an error.
    private let largeError: Float = 56
    /// The palette's spacing times this factor replaces `largeError` if it is larger.
    private let largeErrorPerSpacing: Float = 5

    /// The diffused part of an error.
    /// - Parameter spacing: The root mean square distance of the image's pixels from their palette colours.
    func dither(spacing: Float) -> Float {
        let part = min(max((spacing - spacings.fine) / (spacings.coarse - spacings.fine), 0), 1)
        return ditherStrength * (fineDither + (coarseDither - fineDither) * part)
    }

    /// The largest colour difference at which a changed pixel keeps its shown colour.
    /// - Parameter spacing: The palette spacing of the previous image.
    func keeping(spacing: Float) -> Float { min(keeping, max(leastKeeping, spacing)) }

    func largeError(spacing: Float) -> Float { max(largeError, largeErrorPerSpacing * spacing) }

    /// The weight in the palette's histogram of each pixel with `Work.staying`.
    let stayingWeight = 16
    /// The weight in the palette's histogram of each pixel with `Work.refined`.
    let refinedWeight = 40
    /// The error above which an unchanged pixel may be refined.
    let refinedError: Float = 4
    /// The factor by which refinement must reduce the squared error.
    let refinedGain: Int32 = 2
    /// The part of the error around a refined pixel that the pixel compensates for, in 65 536ths (`ErrorPlane.around`).
    /// Larger values even out more, but make single pixels stand out.
    let balance: Int32 = 12

    /// - Parameters:
    ///   - quality: 1…100; 90 is the standard.
    ///   - lossy: The tolerance for longer LZW strings, 0…100; nil derives it from the quality.
    init(quality: Int, lossy: Int? = nil) {
        let step = Float(100 - quality) / 10
        // Not 0 even at the best quality: if the palette lacks a colour, the shown colour from an earlier palette is
        // often nearer than this palette's best.
        keeping = step < 1 ? 8 + 13 * step : 13 + 8 * step
        leastKeeping = step < 1 ? 21 * step : keeping
        patience = min(1.5 + step / 2, 4)
        paletteTolerance = step > 1 ? 1.1 : 0
        ditherStrength = min(max((5 - step) / 4, 0), 1)
        // Below the standard quality, `keeping` saves more bytes than `slack` does. So `slack` grows by only 0.4 of its
        // former rate.
        let scale = lossy.map { Float($0) / 10 } ?? (step < 1 ? step : 1 + (step - 1) * 0.4)
        slack = 12 * scale
        slackPerStep = 2.15 * scale
        // Grows by 72 per unit of `scale` up to 1, then by 63, because large errors are noticed first.
        maximumSlack = 72 * min(scale, 1) + 63 * max(scale - 1, 0)
        stayingSlack = 4 * scale
    }

    /// No tolerance, for images whose palette has every colour.
    static let exact = GIFTuning()

    private init() {
        (keeping, leastKeeping, slack, slackPerStep, maximumSlack, stayingSlack) = (0, 0, 0, 0, 0, 0)
        (patience, paletteTolerance, ditherStrength) = (1, 0, 1)
    }
}
