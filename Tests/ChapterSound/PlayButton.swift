// SPDX-License-Identifier: MIT

import AVFoundation
import SwiftUI

/// The record player's button, as authors write it: in language mode 5, with a global variable for the player.
public struct PlayButton: View {
    @State private var isPlaying = false
    private let type: String

    public init(type: String) { self.type = type }

    public var body: some View {
        Button(action: {
            isPlaying.toggle()
            if isPlaying {
                playSound(sound: "music", type: type)
            } else {
                audioPlayer?.stop()
            }
        }) {
            Color.red.frame(width: 50, height: 50)
        }
    }
}

/// Calls `Bundle.main` in a file that imports both AVFoundation and SwiftUI.
public func pathWithBoth(_ name: String) -> String? { Bundle.main.path(forResource: name, ofType: "wav") }
