import CSpans

/// A footprint and the pixels that its samples are taken from.
struct SampledFootprint {
    var footprint: Footprint
    var picture: samples_picture
}

/// The levels of a picture that one drawing samples, kept alive as long as that takes.
struct SampledLevels {
    let chain: MipChain
    /// A projection needs about a dozen; of the same step two mipmaps may be filtered.
    private var found: [(step: Int, number: Int, level: PrefilteredLevel)] = []
    private var last: (step: Int, number: Int, level: PrefilteredLevel)?

    init(_ chain: MipChain) { self.chain = chain }

    /// What the samples of a footprint are taken from.
    mutating func picture(for footprint: Footprint) -> samples_picture {
        guard let step = footprint.prefilter else { return chain.level(footprint.level).samples }
        return level(step, footprint.level).samples
    }

    private mutating func level(_ step: Int, _ number: Int) -> PrefilteredLevel {
        if let last {
            if last.step == step && last.number == number { return last.level }
            // Most drawings never get here: they need one level.
            if let i = found.firstIndex(where: { $0.step == step && $0.number == number }) { return found[i].level }
            found.append(last)
        }
        let level = chain.prefiltered(step: step, number: number)
        last = (step, number, level)
        return level
    }
}
