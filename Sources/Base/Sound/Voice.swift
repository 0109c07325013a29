// SPDX-License-Identifier: MIT

/// One uninterrupted playback of a clip on a timeline; times in seconds.
package struct Voice: Sendable {
    package let clip: Clip
    /// The time on the timeline at which the voice begins.
    package let start: Double
    /// The position in the clip at which the voice begins, in seconds.
    package let position: Double
    /// The playback speed: seconds of the clip per second of the timeline.
    package let rate: Double
    /// The number of passes through the clip, including a partial first one; nil: endless.
    package var passCount: Int?
    /// The time at which the voice is stopped; from then on it fades out in `fadeDuration`. If nil, the voice plays to
    /// its end.
    package var stop: Double?
    /// The gain; 1 is unchanged.
    package var volume: Automation
    /// The position between left and right: −1 is left only, 1 is right only.
    package var pan: Automation

    /// The duration of fades that avoid clicks, in seconds.
    package static let fadeDuration = 0.005

    package init(
        _ clip: Clip, start: Double, position: Double = 0, rate: Double = 1, passCount: Int? = 1, volume: Float = 1,
        pan: Float = 0
    ) {
        self.clip = clip
        self.start = start
        self.position = position
        self.rate = rate
        self.passCount = passCount
        self.volume = Automation(volume)
        self.pan = Automation(pan)
    }

    /// The time on the timeline at which the voice ends if it is not stopped.
    package var end: Double {
        guard let passCount else { return .infinity }
        return start + (Double(passCount) * clip.duration - position) / rate
    }
}
