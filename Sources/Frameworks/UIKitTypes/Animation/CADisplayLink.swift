// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import VirtualTime

/// Calls a function by its name with each frame, on Apple's systems. Here nothing can be called by its name: a warning says so.
public final class CADisplayLink {
    /// Whether it waits.
    public var isPaused = false
    /// How often it is to call; 0: with each frame.
    public var preferredFramesPerSecond = 0
    /// When the present frame is seen, in seconds.
    public var timestamp: TimeInterval { VirtualClock.now }
    /// When the next frame is seen, in seconds.
    public var targetTimestamp: TimeInterval { timestamp + duration }
    /// Between two frames, in seconds.
    public let duration: TimeInterval = 1.0 / 60
    private let selector: Selector

    /// - Parameters:
    ///   - target: Whose function it is.
    ///   - selector: The function's name.
    public init(target: Any, selector: Selector) { self.selector = selector }

    /// Begins to call.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        HostServices.warn(
            "CADisplayLink does not call \(selector.name): nothing is called by its name here; use TimelineView")
    }

    /// Ends one of several run loops.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Ends.
    public func invalidate() {}
}
