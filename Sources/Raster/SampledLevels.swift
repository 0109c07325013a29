import CSpans

/// A footprint and the pixels that its samples are taken from.
struct SampledFootprint {
    var footprint: Footprint
    var picture: samples_picture
}

/// The levels of a picture that one drawing samples, kept alive as long as that takes.
final class SampledLevels {
    let chain: MipChain
    /// By their step; of the same step two mipmaps may be filtered, next to each other.
    private var prefiltered: [PrefilteredLevel?] = []

    init(_ chain: MipChain) { self.chain = chain }

    func sampled(_ footprint: Footprint) -> SampledFootprint {
        guard let step = footprint.prefilter else {
            return SampledFootprint(footprint: footprint, picture: chain.level(footprint.level).samples)
        }
        let slot = 2 * step + (footprint.level & 1)
        while prefiltered.count <= slot { prefiltered.append(nil) }
        let level = prefiltered[slot] ?? chain.prefiltered(step: step, number: footprint.level)
        prefiltered[slot] = level
        return SampledFootprint(footprint: footprint, picture: level.pixels.samples)
    }
}
