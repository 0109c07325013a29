// SPDX-License-Identifier: MIT

import Foundation

/// What is told when a player comes to its end.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The sound was heard to its end, at this moment of virtual time; not called after `stop()`.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// Never called here: a sound that cannot be decoded makes no player.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
