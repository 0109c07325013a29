// SPDX-License-Identifier: MIT

import CKernels

struct SampledFootprint {
    var footprint: Footprint
    var picture: samples_image
}

/// The levels of an image that one drawing samples, kept alive for its duration.
struct SampledLevels {
    private typealias Found = (step: Int, number: Int, level: PrefilteredLevel)

    let chain: MipChain
    /// The first sampled level. Most drawings sample a single level and need no array. A projection samples about a
    /// dozen levels; a step may occur twice, with different mipmaps.
    private var first: Found?
    private var others: [Found] = []
    /// The last request and its result. It is checked first, because nearly every request repeats the one before.
    private var last = (step: -1, number: -1, picture: samples_image())
    /// The level of `last`. Unmanaged, so that a request need not retain and release it.
    private var lastLevel: Unmanaged<PrefilteredLevel>?

    init(_ chain: MipChain) { self.chain = chain }

    /// The pixels that a footprint samples.
    ///
    /// - Parameters:
    ///   - number: The mipmap level.
    ///   - step: The filter step of the level; nil for the plain mipmap.
    ///   - part: The area of the samples in the mipmap; nil for all of it.
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
