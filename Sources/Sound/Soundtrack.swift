// SPDX-License-Identifier: MIT

/// All that one animation lets be heard, as it happens.
@MainActor package final class Soundtrack {
    /// In the order in which they began.
    package private(set) var voices: [Voice] = []
    private var clips: [String: Clip] = [:]

    package nonisolated init() {}

    /// - Returns: the voice's index, by which it can be changed.
    package func begin(_ voice: Voice) -> Int {
        voices.append(voice)
        return voices.count - 1
    }

    package func change(_ index: Int, _ change: (inout Voice) -> Void) { change(&voices[index]) }

    /// The sound in a file, which is read once only: a view may make a player each time it wants to hear it.
    package func clip(at path: String) throws(SoundError) -> Clip {
        if let known = clips[path] { return known }
        let clip = try SoundDecoder().clip(at: path)
        clips[path] = clip
        return clip
    }
}
