// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A phone, or a tablet if both sides of the device's window are at least 700 points. Runs iOS 18.0 with a full
/// battery.
@MainActor @preconcurrency
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public final class UIDevice: NSObject {
    public nonisolated static let current = UIDevice()
    private nonisolated override init() { super.init() }

    public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom {
        DeviceIdiom(ofWindow: UIScreen.main.deviceSize) == .pad ? .pad : .phone
    }

    public nonisolated var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public nonisolated var localizedModel: String { model }
    /// Equal to `model`, because the host's own name is never shown.
    public nonisolated var name: String { model }
    public nonisolated var systemName: String { "iOS" }
    public nonisolated var systemVersion: String { "\(SystemVersion.current.iOS).0" }
    /// The same on every machine, so that renderings do not differ.
    public nonisolated var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
    /// Portrait if the device's window is at least as high as it is wide.
    public nonisolated var orientation: UIDeviceOrientation {
        let size = UIScreen.main.deviceSize
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    public nonisolated var isGeneratingDeviceOrientationNotifications: Bool { false }
    public nonisolated func beginGeneratingDeviceOrientationNotifications() {}
    public nonisolated func endGeneratingDeviceOrientationNotifications() {}
    public nonisolated var batteryLevel: Float { 1 }
    /// Always false; setting it has no effect.
    public nonisolated var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Never posted.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
