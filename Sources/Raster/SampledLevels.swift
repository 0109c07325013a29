// SPDX-License-Identifier: MIT

import CKernels

/// A footprint and the pixels that its samples are taken from.
struct SampledFootprint {
    var footprint: Footprint
    var picture: samples_image
}

/// The levels of an image that one drawing samples, kept alive as long as that takes.
struct SampledLevels {
    private typealias Found = (step: Int, number: Int, level: PrefilteredLevel)

    let chain: MipChain
    /// A projection needs about a dozen; of the same step two mipmaps may be filtered. Most drawings need one: no list.
    private var first: Found?
    private var others: [Found] = []
    /// What was asked for last, which is nearly always what is asked for next.
    private var last = (step: -1, number: -1, picture: samples_image())
    /// One of these; this is asked for each patch, and nobody need count references to it.
    private var lastLevel: Unmanaged<PrefilteredLevel>?

    init(_ chain: MipChain) { self.chain = chain }

    /// What the samples of a footprint are taken from.
    ///
    /// - Parameters:
    ///   - number: Of its mipmap.
    ///   - step: How that is filtered, if it is.
    ///   - part: Where in the mipmap the samples are; nil for anywhere.
    mutating func picture(_ number: Int, prefilter step: Int?, in part: @autoclosure () -> PixelRect?) -> samples_image
    {
        guard let step else { return chain.level(number).samples }
        if last.step != step || last.number != number {
            let level = level(step, number)
            last = (step, number, level.samples)
            lastLevel = .passUnretained(level)
        }
        lastLevel?._withUnsafeGuaranteedRef { if !$0.isComplete { $0.prepare(part()) } }
        return last.picture
    }

    private mutating func level(_ step: Int, _ number: Int) -> PrefilteredLevel {
        guard let first else {
            let level = chain.prefiltered(step: step, number: number)
            first = (step, number, level)
            return level
        }
        if first.step == step, first.number == number { return first.level }
        if let i = others.firstIndex(where: { $0.step == step && $0.number == number }) { return others[i].level }
        if others.isEmpty { others.reserveCapacity(12) }
        others.append((step, number, chain.prefiltered(step: step, number: number)))
        return others[others.count - 1].level
    }
}
