// SPDX-License-Identifier: MIT

/// The state of a voice while it is mixed block by block.
///
/// Output sample n reads the clip at frame `origin + (n − first) · step`, counted through all passes. A sample
/// therefore depends on its index only, not on block boundaries or on the start of the mix.
struct VoicePlayback {
    let first: Int
    /// The index after the last audible sample.
    let end: Int

    private let voice: Voice
    private let origin: Double
    private let step: Double
    private let fadeCount: Int
    private let stop: Int
    private let sampleRate: Double
    /// The decoded samples of the left channel around the current block.
    private var left: [Float] = []
    private var right: [Float] = []

    init(_ voice: Voice, sampleRate: Int) {
        self.voice = voice
        self.sampleRate = Double(sampleRate)
        let rate = Double(voice.clip.sampleRate)
        fadeCount = Int((Voice.fadeDuration * self.sampleRate).rounded())
        first = Mix.sample(at: voice.start, sampleRate)
        step = rate * voice.rate / self.sampleRate
        // Snaps to a whole frame, because positions in seconds have rounding errors.
        let place = voice.position * rate
        origin = abs(place - place.rounded()) < 1e-6 ? place.rounded() : place
        stop = Mix.sample(at: voice.stop ?? .infinity, sampleRate)
        let length = voice.passCount.map { Double($0) * Double(voice.clip.frameCount) } ?? .infinity
        // The number of samples from the start of the voice to the end of the clip's last pass.
        let count = ((length - origin) / step - 1e-9).rounded(.up)
        let ending = count < 1e15 ? first + max(Int(count), 0) : Mix.never
        // After a stop before the clip's end, the voice is audible for `fadeCount` more samples, while it fades out.
        end = stop <= first ? first : min(ending, min(stop, Mix.never - fadeCount) + fadeCount)
    }

    /// Adds the audible part to a block that starts at sample `start`.
    mutating func add(to mixLeft: inout [Float], _ mixRight: inout [Float], from start: Int) {
        let heard = max(first, start)..<min(end, start + mixLeft.count)
        guard heard.lowerBound < heard.upperBound else { return }
        // Puts the kernel's cutoff below the Nyquist frequencies of the clip and of the mix, so that nothing aliases.
        // At `step` 1, frames are copied, so the cutoff needs no margin.
        let sharpness = min(1, 1 / step) * (step == 1 ? 1 : 0.95)
        let reach = Double(InterpolationKernel.reach) / sharpness
        let begin = place(heard.lowerBound)
        let firstFrame = Int((begin - reach).rounded(.down))
        read(from: firstFrame, through: Int((place(heard.upperBound - 1) + reach).rounded(.up)))
        let isCopy = step == 1 && origin == origin.rounded()
        for sample in heard {
            let place = place(sample)
            let (l, r) =
                isCopy
                ? (left[Int(place) - firstFrame], right[Int(place) - firstFrame])
                : interpolated(place, reach: reach, sharpness: sharpness, firstFrame: firstFrame)
            let (leftGain, rightGain) = gains(sample)
            mixLeft[sample - start] += leftGain * l
            mixRight[sample - start] += rightGain * r
        }
    }

    private func place(_ sample: Int) -> Double { origin + Double(sample - first) * step }

    private func interpolated(
        _ place: Double, reach: Double, sharpness: Double, firstFrame: Int
    ) -> (Float, Float) {
        let kernel = InterpolationKernel.shared
        var (l, r) = (Float(0), Float(0))
        for frame in Int((place - reach).rounded(.up))...Int((place + reach).rounded(.down)) {
            let weight = kernel.weight(abs(place - Double(frame)) * sharpness)
            l += weight * left[frame - firstFrame]
            r += weight * right[frame - firstFrame]
        }
        return (l * Float(sharpness), r * Float(sharpness))
    }

    /// Decodes the frames from `first` through `last` into `left` and `right`. Frame numbers continue through all
    /// passes. Frames before the first pass and after the last pass are silent.
    private mutating func read(from first: Int, through last: Int) {
        let length = voice.clip.frameCount
        left = Array(repeating: 0, count: last - first + 1)
        right = left
        var (partLeft, partRight) = (left, right)
        var frame = max(first, 0)
        let end = voice.passCount.map { min(last + 1, $0.multipliedReportingOverflow(by: length).partialValue) }
        while frame < end ?? (last + 1) {
            let inClip = frame % length
            let count = min(length - inClip, (end ?? (last + 1)) - frame)
            voice.clip.read(inClip..<(inClip + count), left: &partLeft, right: &partRight)
            for index in 0..<count {
                left[frame - first + index] = partLeft[index]
                right[frame - first + index] = partRight[index]
            }
            frame += count
        }
    }

    private func gains(_ sample: Int) -> (left: Float, right: Float) {
        var (volume, pan) = (voice.volume.value(at: 0), voice.pan.value(at: 0))
        if !voice.volume.isConstant || !voice.pan.isConstant {
            let time = Double(sample) / sampleRate
            (volume, pan) = (voice.volume.value(at: time), voice.pan.value(at: time))
        }
        // Fades in a clip that starts in its middle, so that it does not click.
        if origin > 0, sample - first < fadeCount { volume *= Float(sample - first + 1) / Float(fadeCount + 1) }
        if sample >= stop { volume *= Float(fadeCount - (sample - stop)) / Float(fadeCount + 1) }
        return (volume * min(1 - pan, 1), volume * min(1 + pan, 1))
    }
}
