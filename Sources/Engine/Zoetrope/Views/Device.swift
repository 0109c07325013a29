// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// A phone or a tablet as views see it: its window and safe area.
public struct Device: Sendable, Equatable {
    /// The name on the command line, such as `iphone-16-pro`.
    public let name: String
    /// The size of the window in portrait orientation, in points.
    public let size: CGSize
    /// The top safe area inset in portrait, in points: status bar, notch or Dynamic Island.
    let top: CGFloat
    /// The bottom safe area inset, in points: the home indicator; 0 for devices with a home button.
    let bottom: CGFloat

    /// The safe area insets in landscape, in points. The left and right insets of a phone
    /// without a home button equal its top inset in portrait.
    private var lyingInsets: EdgeInsets {
        if isTablet { return EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0) }
        let side = bottom == 0 ? 0 : top
        return EdgeInsets(top: 0, leading: side, bottom: bottom == 0 ? 0 : 21, trailing: side)
    }

    private var isTablet: Bool { name.hasPrefix("ipad") }

    /// The window and its safe area insets, in points.
    public func canvas(isLandscape: Bool) -> (size: CGSize, safeAreaInsets: EdgeInsets) {
        isLandscape
            ? (CGSize(width: size.height, height: size.width), lyingInsets)
            : (size, EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    }

    /// The device of previews that name none.
    public static let standard = named("iphone-16")!

    /// Finds a device by its name on the command line or in Xcode: `iphone-se`, `iPhone SE (3rd generation)`.
    public static func named(_ name: String) -> Device? {
        func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
        // Removes the generation, so that `iPhone SE (2nd generation)` finds `iphone-se`.
        let plain = name.replacing(#/\(.*?\)/#, with: "")
        if let exact = all.first(where: { key($0.name) == key(name) }) { return exact }
        let lowered = name.lowercased()
        let size = sizes.first { lowered.hasPrefix($0.kind) && name.contains($0.inches) }
        return all.first { key($0.name) == key(size?.name ?? plain) }
    }

    /// The tablets that Xcode names by display size, with their names in `all`.
    private static let sizes: [(kind: String, inches: String, name: String)] = [
        ("ipad pro", "11-inch", "ipad-pro-11"), ("ipad pro", "12.9-inch", "ipad-pro-12-9"),
        ("ipad pro", "13-inch", "ipad-pro-13"), ("ipad air", "11-inch", "ipad-air"),
        ("ipad air", "13-inch", "ipad-air-13"),
    ]

    /// Window sizes and safe areas in points, from Apple's Human Interface Guidelines and from devices.
    public static let all: [Device] = [
        [Device](phones: ["se", "8", "7"], 375, 667, top: 20, bottom: 0),
        [Device](phones: ["8-plus", "7-plus"], 414, 736, top: 20, bottom: 0),
        [Device](phones: ["x", "xs", "11-pro"], 375, 812, top: 44),
        [Device](phones: ["xs-max", "11-pro-max"], 414, 896, top: 44),
        [Device](phones: ["xr", "11"], 414, 896, top: 48),
        [Device](phones: ["12-mini", "13-mini"], 375, 812, top: 50),
        [Device](phones: ["12", "12-pro", "13", "13-pro", "14", "16e"], 390, 844, top: 47),
        [Device](phones: ["12-pro-max", "13-pro-max", "14-plus"], 428, 926, top: 47),
        [Device](phones: ["14-pro", "15", "15-pro", "16"], 393, 852, top: 59),
        [Device](phones: ["14-pro-max", "15-plus", "15-pro-max", "16-plus"], 430, 932, top: 59),
        [Device](phones: ["16-pro", "17", "17-pro"], 402, 874, top: 62),
        [Device](phones: ["16-pro-max", "17-pro-max"], 440, 956, top: 62),
        [Device](phones: ["air"], 420, 912, top: 68),
        [Device](tablets: ["ipad-mini"], 744, 1133, top: 24, bottom: 20),
        [Device](tablets: ["ipad", "ipad-air"], 820, 1180, top: 24, bottom: 20),
        [Device](tablets: ["ipad-pro-11"], 834, 1194, top: 24, bottom: 20),
        [Device](tablets: ["ipad-pro-11-m4"], 834, 1210, top: 24, bottom: 20),
        [Device](tablets: ["ipad-pro-12-9", "ipad-air-13"], 1024, 1366, top: 24, bottom: 20),
        [Device](tablets: ["ipad-pro", "ipad-pro-13"], 1032, 1376, top: 24, bottom: 20),
    ].flatMap(\.self)
}

extension [Device] {
    fileprivate init(phones: [String], _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 34) {
        self = .init(tablets: phones.map { "iphone-" + $0 }, width, height, top: top, bottom: bottom)
    }

    fileprivate init(tablets: [String], _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat) {
        self = tablets.map {
            Device(name: $0, size: CGSize(width: width, height: height), top: top, bottom: bottom)
        }
    }
}
