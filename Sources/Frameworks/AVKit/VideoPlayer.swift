// SPDX-License-Identifier: MIT

@_exported import AVFoundation
import Foundation
import SwiftUI
import UIKitTypes
import Views

/// A film with its controls. Films are not drawn: a field of the same size stands for each, which a warning says.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    /// A film with views above it.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

    /// The field, dark as a film before it plays, and what is above it.
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
    /// A film.
    public init(player: AVPlayer?) { overlay = EmptyView() }
}

/// A film with its controls, for UIKit; a named field stands for it.
open class AVPlayerViewController: UIViewController {
    /// What plays the film.
    open var player: AVPlayer?
    /// Whether there are controls.
    open var showsPlaybackControls = true
    /// How the film fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether it goes on in a small window.
    open var allowsPictureInPicturePlayback = true
    /// Whether other devices take over.
    open var updatesNowPlayingInfoCenter = true
}
