// SPDX-License-Identifier: MIT

@_exported import AVFoundation
import Foundation
import SwiftUI
import UIKitTypes
import Views

/// Draws a black field with a symbol and the overlay, and warns: films are not decoded.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

    public var body: some View {
        ZStack {
            Color.black
            Label("Video", systemImage: "play.rectangle").font(.footnote).foregroundStyle(.white.opacity(0.6))
            overlay
        }
        .onAppear { HostServices.warn("VideoPlayer: films are not drawn; a field of the same size stands for each") }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { overlay = EmptyView() }
}

/// Draws a grey field with its name: films are not decoded.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var updatesNowPlayingInfoCenter = true
}
