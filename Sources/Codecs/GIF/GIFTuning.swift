// SPDX-License-Identifier: MIT

/// How far from its source a shown colour may be, by quality. Distances are OKLab's, in units of 1/2047: 20 are what an
/// eye can just tell apart.
///
/// Found by measuring: see `docs/gif.md`.
struct GIFTuning {
    /// A pixel whose source changed keeps its shown colour within this distance, or a smaller one…
    private let keeping: Float
    /// …but at least this: above the standard quality, palettes that have all colours of an image come nearer.
    private let leastKeeping: Float
    /// A pixel takes a colour that continues a run within this distance: so much in smooth places…
    let slack: Float
    /// …more for each step by which a pixel differs from its left and upper neighbours, which hide the error…
    let slackPerStep: Float
    /// …up to this.
    let maximumSlack: Float
    /// For pixels that are going to stay as they are: their bytes are paid once, their errors seen for long.
    let stayingSlack: Float

    /// A changed pixel keeps its shown colour, too, where the squared error of that is at most so many times that of the
    /// palette's best: to draw it anew for less costs bytes, and makes gradients boil.
    let patience: Float
    /// How much worse than when it was fitted a palette may suit a frame before it is fitted anew: as long as it stays,
    /// colours stay. 0: each frame has its own.
    let paletteTolerance: Double

    /// All of the dither below times this: little of what is saved by lower qualities shall be spent on it.
    let ditherStrength: Float
    /// Of the error, what is passed on to the neighbours where the palette has all that the image needs…
    private let fineDither: Float = 0.4
    /// …and where it has much too few colours, so that there are bands without. `patience` times this squared has to stay
    /// below 1, or errors would grow on their way.
    private let coarseDither: Float = 0.65
    /// What stands for the two: how far from a palette colour an image is, as the root of the mean square.
    private let spacings: (fine: Float, coarse: Float) = (12, 25)
    /// Of larger errors than this only half is passed on: those are of colours that no mixture of neighbours can make…
    private let largeError: Float = 56
    /// …or than this many times the palette's own.
    private let largeErrorPerSpacing: Float = 5

    /// - Parameter spacing: how far from a palette colour an image is.
    func dither(spacing: Float) -> Float {
        let part = min(max((spacing - spacings.fine) / (spacings.coarse - spacings.fine), 0), 1)
        return ditherStrength * (fineDither + (coarseDither - fineDither) * part)
    }

    /// - Parameter spacing: how far the image before was from a palette colour.
    func keeping(spacing: Float) -> Float { min(keeping, max(leastKeeping, spacing)) }

    func largeError(spacing: Float) -> Float { max(largeError, largeErrorPerSpacing * spacing) }

    /// How much more a pixel counts that is going to stay.
    let stayingWeight = 16
    /// The same for a still pixel that may get a better colour.
    let refinedWeight = 40
    /// Still pixels with an error above this may get a better colour, once…
    let refinedError: Float = 4
    /// …if its squared error is smaller by this factor.
    let refinedGain: Int32 = 2
    /// What a pixel that gets a better colour makes up for, of all that its neighbours lack, in 65 536ths: see
    /// `ErrorPlane.around`. More evens out more, but makes single pixels stand out.
    let balance: Int32 = 12

    /// - Parameters:
    ///   - quality: 1…100; 90 is the standard.
    ///   - lossy: 0…100, of runs; nil for what fits the quality.
    init(quality: Int, lossy: Int? = nil) {
        let step = Float(100 - quality) / 10
        // Where a palette lacks colours not 0 even at the best quality: one from an earlier palette is often nearer than one from this.
        keeping = step < 1 ? 8 + 13 * step : 13 + 8 * step
        leastKeeping = step < 1 ? 21 * step : keeping
        patience = min(1.5 + step / 2, 4)
        paletteTolerance = step > 1 ? 1.1 : 0
        ditherStrength = min(max((5 - step) / 4, 0), 1)
        // Below the standard more is won by what stays as it is than by errors within runs.
        let scale = lossy.map { Float($0) / 10 } ?? (step < 1 ? step : 1 + (step - 1) * 0.4)
        slack = 12 * scale
        slackPerStep = 2.15 * scale
        // Of large errors not quite in proportion: they are seen first.
        maximumSlack = 72 * min(scale, 1) + 63 * max(scale - 1, 0)
        stayingSlack = 4 * scale
    }

    /// What may be done to images that a palette holds exactly: nothing.
    static let exact = GIFTuning()

    private init() {
        (keeping, leastKeeping, slack, slackPerStep, maximumSlack, stayingSlack) = (0, 0, 0, 0, 0, 0)
        (patience, paletteTolerance, ditherStrength) = (1, 0, 1)
    }
}
