// SPDX-License-Identifier: MIT

import AVFoundation

/// What plays at the moment; the last to have been asked for.
@MainActor var audioPlayer: AVAudioPlayer?

/// Plays a file of the app from its beginning. What goes wrong is among the warnings of the rendering.
@MainActor func playSound(sound: String, type: String) {
    guard let path = Bundle.main.path(forResource: sound, ofType: type) else { return }
    audioPlayer = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: path))
    audioPlayer?.play()
}
