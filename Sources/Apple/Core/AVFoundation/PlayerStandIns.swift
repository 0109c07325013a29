// SPDX-License-Identifier: MIT

// Generated from StandIns/AVFoundation-Players.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import UIKitTypes
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { bounds }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
open class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem] = []
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        waiting = Array(items.dropFirst())
    }
    open func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } + waiting }
    open func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { waiting.append(item) }
    open func removeAllItems() { waiting = [] }
}
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
    open var loopCount: Int { 0 }
    open func disableLooping() {}
}
