// SPDX-License-Identifier: MIT

/// The voices of one animation, recorded as they begin.
@MainActor package final class Soundtrack {
    /// The voices that have begun so far, in the order of their starts.
    package private(set) var voices: [Voice] = []
    private var clips: [String: Clip] = [:]

    package nonisolated init() {}

    /// - Returns: The voice's index, for `change(_:_:)`.
    package func begin(_ voice: Voice) -> Int {
        voices.append(voice)
        return voices.count - 1
    }

    package func change(_ index: Int, _ change: (inout Voice) -> Void) { change(&voices[index]) }

    /// The clip of a file. Cached, because a view may create a new player for each playback.
    package func clip(at path: String) throws(SoundError) -> Clip {
        if let known = clips[path] { return known }
        let clip = try SoundDecoder().clip(at: path)
        clips[path] = clip
        return clip
    }
}
