// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Zoetrope

/// The size, scale and safe area of a snapshot's window.
public struct SnapshotLayout: Sendable, Equatable {
    /// The size in points; nil for the view's ideal size.
    package let size: CGSize?
    package let scale: Double
    package let safeAreaInsets: EdgeInsets
    /// The safe area insets of the device in its other orientation; nil if the window belongs to no device.
    private let sideways: EdgeInsets?

    private init(
        size: CGSize?, scale: Double, safeAreaInsets: EdgeInsets = EdgeInsets(), sideways: EdgeInsets? = nil
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.sideways = sideways
    }

    /// A window of this size in points, without a safe area.
    public static func fixed(_ size: CGSize, scale: Double = 2) -> SnapshotLayout {
        SnapshotLayout(size: size, scale: scale)
    }

    /// A window of this size in points, with `scale` pixels per point.
    public static func fixed(width: CGFloat, height: CGFloat, scale: Double = 2) -> SnapshotLayout {
        fixed(CGSize(width: width, height: height), scale: scale)
    }

    /// The view's ideal size, with two pixels per point.
    public static let sizeThatFits = sizeThatFits(scale: 2)

    /// The view's ideal size, with `scale` pixels per point.
    public static func sizeThatFits(scale: Double) -> SnapshotLayout { SnapshotLayout(size: nil, scale: scale) }

    /// The device in landscape orientation. Windows without a device stay unchanged.
    public var landscape: SnapshotLayout {
        guard let size, let sideways else { return self }
        return SnapshotLayout(
            size: CGSize(width: size.height, height: size.width), scale: scale, safeAreaInsets: sideways,
            sideways: safeAreaInsets)
    }
}

extension SnapshotLayout: CustomStringConvertible {
    /// A text such as `393x852@3` or `fit@2`. It is part of a snapshot's name if the layout is an argument of the test.
    public var description: String {
        let size = size.map { "\(LimitError.text($0.width))x\(LimitError.text($0.height))" } ?? "fit"
        return "\(size)@\(LimitError.text(scale))"
    }
}

// MARK: - Devices

extension SnapshotLayout {
    /// The window of the device that is named `name` in `render`.
    private static func device(_ name: String, scale: Double) -> SnapshotLayout {
        guard let device = Device.named(name) else { preconditionFailure("there is no device '\(name)'") }
        let upright = device.canvas(isLandscape: false)
        return SnapshotLayout(
            size: upright.size, scale: scale, safeAreaInsets: upright.safeAreaInsets,
            sideways: device.canvas(isLandscape: true).safeAreaInsets)
    }

    /// 375 × 667 points: the second and third generation. Also iPhone 7 and 8.
    public static let iPhoneSE = device("iphone-se", scale: 2)
    /// 375 × 812 points. Also iPhone 12 mini.
    public static let iPhone13mini = device("iphone-13-mini", scale: 3)
    /// 390 × 844 points. Also iPhone 12 and 13.
    public static let iPhone14 = device("iphone-14", scale: 3)
    /// 393 × 852 points. Also iPhone 15, 14 Pro and 15 Pro.
    public static let iPhone16 = device("iphone-16", scale: 3)
    /// 430 × 932 points.
    public static let iPhone16Plus = device("iphone-16-plus", scale: 3)
    /// 402 × 874 points.
    public static let iPhone16Pro = device("iphone-16-pro", scale: 3)
    /// 440 × 956 points.
    public static let iPhone16ProMax = device("iphone-16-pro-max", scale: 3)
    /// 820 × 1180 points: the tenth generation and later.
    public static let iPad = device("ipad", scale: 2)
    /// 834 × 1210 points.
    public static let iPadPro11 = device("ipad-pro-11-m4", scale: 2)
    /// 1032 × 1376 points.
    public static let iPadPro13 = device("ipad-pro-13", scale: 2)
}
