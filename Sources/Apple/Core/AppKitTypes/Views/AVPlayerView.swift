// SPDX-License-Identifier: MIT

import AVFoundation
import SwiftUI

/// AVKit's view of a player on macOS. Draws a grey box with its name: films are not decoded.
open class AVPlayerView: NSView {
    open var player: AVPlayer?
    open var controlsStyle = AVPlayerViewControlsStyle.default
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var showsFullScreenToggleButton = false
    open var showsFrameSteppingButtons = false
    open var showsSharingServiceButton = false
    open var showsTimecodes = false
    open var allowsPictureInPicturePlayback = false
    open var updatesNowPlayingInfoCenter = true
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: NSRect { .zero }
    open var contentOverlayView: NSView? { nil }
}

public enum AVPlayerViewControlsStyle: Int, Sendable {
    case none, inline, floating, minimal
    public static let `default` = AVPlayerViewControlsStyle.inline
}
