// SPDX-License-Identifier: MIT

import AVFoundation

/// The current player; kept here because releasing it stops the sound.
@MainActor var audioPlayer: AVAudioPlayer?

/// Plays a file of the app from its beginning. Failures are reported as warnings of the rendering.
@MainActor func playSound(sound: String, type: String) {
    guard let path = Bundle.main.path(forResource: sound, ofType: type) else { return }
    audioPlayer = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: path))
    audioPlayer?.play()
}
