// SPDX-License-Identifier: MIT

import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Upright, whichever end is up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// On its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// With the screen up or down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// One of the four ways to stand.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    /// Upright, whichever end is up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// On its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// A bit for each orientation.
    public let rawValue: UInt
    /// Orientations by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// With the top on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// With the top on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The device: a phone, or a tablet where the window is as wide as one.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    /// The one device.
    public nonisolated static let current = UIDevice()
    private nonisolated override init() { super.init() }

    /// A tablet where both sides of the window are 700 points or more, else a phone.
    public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom {
        let size = UIScreen.main.bounds.size
        return min(size.width, size.height) >= 700 ? .pad : .phone
    }

    /// `iPhone` or `iPad`.
    public nonisolated var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as the model.
    public nonisolated var localizedModel: String { model }
    /// The same as the model.
    public nonisolated var name: String { model }
    /// `iOS`.
    public nonisolated var systemName: String { "iOS" }
    /// `18.0`.
    public nonisolated var systemVersion: String { "18.0" }
    /// Always the same.
    public nonisolated var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
    /// Upright where the window is higher than wide.
    public nonisolated var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// Whether turns are told; nothing turns here.
    public nonisolated var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// Nothing: nothing turns here.
    public nonisolated func beginGeneratingDeviceOrientationNotifications() {}
    /// Nothing: nothing turns here.
    public nonisolated func endGeneratingDeviceOrientationNotifications() {}
    /// 1: full.
    public nonisolated var batteryLevel: Float { 1 }
    /// Nothing is measured.
    public nonisolated var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Never posted here.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
