// SPDX-License-Identifier: MIT

import Foundation

/// What an app tells assistive technologies. None is running here: nothing is said.
public enum AccessibilityNotification {
    /// Words to be spoken.
    public struct Announcement: Sendable {
        private let text: String
        /// Plain words.
        public init(_ announcement: String) { text = announcement }
        /// Words with attributes.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        /// Words of the app's string tables.
        public init(_ announcement: LocalizedStringResource) { text = announcement.key }
        /// Says them.
        public func post() {}
    }

    /// A part of the screen has changed.
    public struct LayoutChanged {
        /// - Parameter element: What is to be spoken about next.
        public init(_ element: Any? = nil) {}
        /// Tells it.
        public func post() {}
    }

    /// All of the screen has changed.
    public struct ScreenChanged {
        /// - Parameter element: What is to be spoken about next.
        public init(_ element: Any? = nil) {}
        /// Tells it.
        public func post() {}
    }

    /// A page was scrolled to.
    public struct PageScrolled: Sendable {
        /// - Parameter description: What is seen now.
        public init(_ description: String) {}
        /// Tells it.
        public func post() {}
    }
}
