// SPDX-License-Identifier: MIT

import Foundation

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called at the sound's end in virtual time; not after `stop()`.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

    /// Never called: a sound that cannot be decoded fails in `init`.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
