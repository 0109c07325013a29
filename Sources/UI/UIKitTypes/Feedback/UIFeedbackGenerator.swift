// SPDX-License-Identifier: MIT

import Foundation

/// Generators do nothing here.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public nonisolated override init() { super.init() }
    open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public nonisolated override init() { super.init() }
    public nonisolated init(style: FeedbackStyle) { super.init() }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ type: FeedbackType) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
