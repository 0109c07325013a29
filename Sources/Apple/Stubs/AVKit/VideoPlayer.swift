// SPDX-License-Identifier: MIT

@_exported import AVFoundation
@_exported import UIKitTypes
import Foundation
import SwiftUI
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

/// Draws a grey box with its name: films are not decoded.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Stored, but never called.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var contentOverlayView: UIView? { nil }
    open var isReadyForDisplay: Bool { false }
}

@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// Draws a grey box with its name, because there are no routes.
open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor! = .tintColor
    open var prioritizesVideoDevices = false
}
