// SPDX-License-Identifier: MIT

/// How far from its source a shown colour may be, by quality. Distances are OKLab's, in units of 1/2047: 20 are what an
/// eye can just tell apart.
///
/// Found by measuring: see `docs/gif.md`.
struct GIFTuning {
    /// A pixel whose source changed keeps its shown colour within this distance.
    let keeping: Float
    /// A pixel takes a colour that continues a run within this distance: so much in smooth places…
    let slack: Float
    /// …more for each step by which a pixel differs from its left and upper neighbours, which hide the error…
    let slackPerStep: Float
    /// …up to this.
    let maximumSlack: Float
    /// For pixels that are going to stay as they are: their bytes are paid once, their errors seen for long.
    let stayingSlack: Float

    /// Of the error, what is passed on to the neighbours…
    let dither: Float = 0.4
    /// …of larger errors than this only half: those are of colours that no mixture of neighbours can make.
    let largeError: Float = 56

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
        // Not less even at the best quality: a colour from an earlier palette is often nearer than one from this.
        keeping = 13 + 8 * Float(100 - quality) / 10
        let scale = Float(lossy ?? 100 - quality) / 10
        slack = 12 * scale
        slackPerStep = 2.15 * scale
        // Of large errors not quite in proportion: they are seen first.
        maximumSlack = 72 * min(scale, 1) + 63 * max(scale - 1, 0)
        stayingSlack = 4 * scale
    }

    /// What may be done to images that a palette holds exactly: nothing.
    static let exact = GIFTuning()

    private init() { (keeping, slack, slackPerStep, maximumSlack, stayingSlack) = (0, 0, 0, 0, 0) }
}
