// SPDX-License-Identifier: MIT

import Foundation

/// What taps on the hand: nothing here can be felt, so generators do nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// A generator, which does nothing.
    public nonisolated override init() { super.init() }
    /// Nothing.
    open func prepare() {}
}

/// Knocks, which nobody feels here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    /// A generator, which does nothing.
    public nonisolated override init() { super.init() }
    /// A generator, which does nothing.
    public nonisolated init(style: FeedbackStyle) { super.init() }

    /// Nothing.
    open func impactOccurred() {}
    /// Nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// News, which nobody feels here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Good or bad.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// Nothing.
    open func notificationOccurred(_ type: FeedbackType) {}
}

/// Ticks, which nobody feels here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Nothing.
    open func selectionChanged() {}
}
