// SPDX-License-Identifier: MIT

// Generated from StandIns/AVKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import AVFoundation
import Foundation
import SwiftUI
import UIKitTypes
/// Cannot be created from a layer, as on devices without picture in picture.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
    open class func isPictureInPictureSupported() -> Bool { false }
    public final class ContentSource: NSObject {
        public weak var playerLayer: AVPlayerLayer?
        public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
    }
    public init?(playerLayer: AVPlayerLayer) { nil }
    public init(contentSource: ContentSource) { self.contentSource = contentSource }
    open var contentSource: ContentSource?
    open var playerLayer: AVPlayerLayer? { contentSource?.playerLayer }
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var canStartPictureInPictureAutomaticallyFromInline: Bool = false
    open var requiresLinearPlayback: Bool = false
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPictureSuspended: Bool { false }
    open func startPictureInPicture() {
        HostServices.warn("AVPictureInPictureController: films are not drawn, so there is no picture in picture")
    }
    open func stopPictureInPicture() {}
    open func invalidatePlaybackState() {}
}
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error) {}
    public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
    public func pictureInPictureController(_ pictureInPictureController: AVPictureInPictureController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
}
