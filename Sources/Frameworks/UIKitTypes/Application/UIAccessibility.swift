// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

/// What apps of UIKit ask and tell assistive technologies. None is running here.
public enum UIAccessibility {
    /// Something that has happened.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        /// The number of the notification.
        public let rawValue: UInt32
        /// A notification by its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// All of the screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Words to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled to.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells it; nobody hears.
    public static func post(notification: Notification, argument: Any?) {}
    /// Nobody speaks.
    public static var isVoiceOverRunning: Bool { false }
    /// Nobody uses a switch.
    public static var isSwitchControlRunning: Bool { false }
    /// Motion is not reduced; `accessibilityReduceMotion` of the environment says what a run asked for.
    public static var isReduceMotionEnabled: Bool { false }
    /// Transparency is not reduced; the environment says what a run asked for.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Letters are as fonts have them.
    public static var isBoldTextEnabled: Bool { false }

    /// Whether somebody speaks has changed; never here.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Whether motion is reduced has changed; never here.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// Writes a picture to the photos of a device. There are none here, which a warning says.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    HostServices.warn("UIImageWriteToSavedPhotosAlbum: there are no photos to write to here")
}
