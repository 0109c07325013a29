// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import VirtualTime

/// Never calls its target: this platform has no Objective-C selectors. `add(to:forMode:)` warns and recommends
/// `TimelineView`.
public final class CADisplayLink {
    public var isPaused = false
    public var preferredFramesPerSecond = 0
    /// The virtual time of the current frame, in seconds.
    public var timestamp: TimeInterval { VirtualClock.now }
    public var targetTimestamp: TimeInterval { timestamp + duration }
    /// In seconds; 1/60 whatever the frame rate of the rendering.
    public let duration: TimeInterval = 1.0 / 60
    private let selector: Selector

    public init(target: Any, selector: Selector) { self.selector = selector }

    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        HostServices.warn(
            "CADisplayLink does not call \(selector.name): nothing is called by its name here; use TimelineView")
    }

    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    public func invalidate() {}
}
