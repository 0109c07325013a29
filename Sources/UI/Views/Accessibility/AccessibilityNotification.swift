// SPDX-License-Identifier: MIT

import Foundation

/// Notifications to assistive technologies. No such technology runs here, so `post()` does nothing.
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        private let text: String
        public init(_ announcement: String) { text = announcement }
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        public init(_ announcement: LocalizedStringResource) { text = announcement.key }
        public func post() {}
    }

    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }

    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }

    public struct PageScrolled: Sendable {
        public init(_ description: String) {}
        public func post() {}
    }
}
