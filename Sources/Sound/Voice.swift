// SPDX-License-Identifier: MIT

/// One uninterrupted run of a clip, from its start to its stop or end, on a timeline in seconds.
package struct Voice: Sendable {
    package let clip: Clip
    /// When it is first heard.
    package let start: Double
    /// Where in the clip it starts, in seconds.
    package let position: Double
    /// Seconds of the clip in a second of the timeline.
    package let rate: Double
    /// How often the clip is heard, the first, perhaps partial, time included; nil without end.
    package var passCount: Int?
    /// When it is stopped; nil lets it run to its end. Then it fades out in `fadeDuration`.
    package var stop: Double?
    /// 1 leaves it as it is.
    package var volume: Automation
    /// From −1, only the left channel, to 1, only the right.
    package var pan: Automation

    /// How long changes take that would click if they came at once, in seconds.
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

    /// When it ends by itself.
    package var end: Double {
        guard let passCount else { return .infinity }
        return start + (Double(passCount) * clip.duration - position) / rate
    }
}
