// SPDX-License-Identifier: MIT

/// Tolerances by quality. Distances are OKLab's, in units of 1/2047; about 20 are just noticeable.
///
/// Tuned by measurement: see `docs/gif.md`.
struct GIFTuning {
    /// The upper bound of the distance at which a changed pixel keeps its shown colour.
    private let keeping: Float
    /// The lower bound of that distance. Between the bounds, it equals the palette's spacing.
    private let leastKeeping: Float
    /// The largest distance at which a pixel takes a colour that continues an LZW string, in smooth areas.
    let slack: Float
    /// The addition to `slack` per unit of difference from the left and upper neighbours, which hide the error.
    let slackPerStep: Float
    /// The upper bound of `slack` with its addition.
    let maximumSlack: Float
    /// The `slack` of pixels that will stay: their bytes are paid once, and their errors are visible for long.
    let stayingSlack: Float

    /// A changed pixel also keeps its shown colour if the squared error is at most this many times that of the
    /// palette's best. Redrawing for less costs bytes and makes gradients shimmer.
    let patience: Float
    /// The factor by which a palette's error may grow before the palette is refitted. While a palette is kept, colours
    /// stay. 0: each frame has its own palette.
    let paletteTolerance: Double

    /// A factor for all dithering below; smaller at lower qualities.
    let ditherStrength: Float
    /// The diffused part of the error if the palette suits the image.
    private let fineDither: Float = 0.4
    /// The diffused part of the error if the palette has far too few colours, which causes banding. `patience` times
    /// this squared has to stay below 1, or diffused errors would grow.
    private let coarseDither: Float = 0.65
    /// The palette spacings to which `fineDither` and `coarseDither` belong. The spacing is the root mean square
    /// distance of the image from its palette.
    private let spacings: (fine: Float, coarse: Float) = (12, 25)
    /// The error above which only half is diffused, because no mixture of neighbours can produce such colours.
    private let largeError: Float = 56
    /// `largeError` as a multiple of the palette's spacing; the larger of the two applies.
    private let largeErrorPerSpacing: Float = 5

    /// - Parameter spacing: The root mean square distance of the image from its palette.
    func dither(spacing: Float) -> Float {
        let part = min(max((spacing - spacings.fine) / (spacings.coarse - spacings.fine), 0), 1)
        return ditherStrength * (fineDither + (coarseDither - fineDither) * part)
    }

    /// - Parameter spacing: The spacing of the previous image.
    func keeping(spacing: Float) -> Float { min(keeping, max(leastKeeping, spacing)) }

    func largeError(spacing: Float) -> Float { max(largeError, largeErrorPerSpacing * spacing) }

    /// The weight of a pixel that will stay.
    let stayingWeight = 16
    /// The weight of a still pixel that may be refined.
    let refinedWeight = 40
    /// The error above which a still pixel may be refined, once.
    let refinedError: Float = 4
    /// The factor by which refining must reduce the squared error.
    let refinedGain: Int32 = 2
    /// The part of the surroundings' error that a refined pixel compensates for, in 65 536ths: see `ErrorPlane.around`.
    /// Larger values even out more, but make single pixels stand out.
    let balance: Int32 = 12

    /// - Parameters:
    ///   - quality: 1…100; 90 is the standard.
    ///   - lossy: 0…100, for LZW strings; nil chooses by quality.
    init(quality: Int, lossy: Int? = nil) {
        let step = Float(100 - quality) / 10
        // Not 0 even at the best quality, for palettes that lack colours: a shown colour of an earlier palette is often
        // nearer than the best of this one.
        keeping = step < 1 ? 8 + 13 * step : 13 + 8 * step
        leastKeeping = step < 1 ? 21 * step : keeping
        patience = min(1.5 + step / 2, 4)
        paletteTolerance = step > 1 ? 1.1 : 0
        ditherStrength = min(max((5 - step) / 4, 0), 1)
        // Below the standard quality, keeping pixels saves more than errors within strings.
        let scale = lossy.map { Float($0) / 10 } ?? (step < 1 ? step : 1 + (step - 1) * 0.4)
        slack = 12 * scale
        slackPerStep = 2.15 * scale
        // Less than proportional for large errors, which are noticed first.
        maximumSlack = 72 * min(scale, 1) + 63 * max(scale - 1, 0)
        stayingSlack = 4 * scale
    }

    /// For images that a palette holds exactly: no tolerance.
    static let exact = GIFTuning()

    private init() {
        (keeping, leastKeeping, slack, slackPerStep, maximumSlack, stayingSlack) = (0, 0, 0, 0, 0, 0)
        (patience, paletteTolerance, ditherStrength) = (1, 0, 1)
    }
}
