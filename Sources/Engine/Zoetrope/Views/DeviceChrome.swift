// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SwiftUICore
import Screens

/// The parts of a device that are drawn over and around its window.
public struct DeviceChrome: OptionSet, Sendable, Hashable {
    /// One bit per part.
    public let rawValue: Int
    /// Combines the bits of parts: 1 for `bars`, 2 for `keyboard`, 4 for `frame`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The status bar, and the home indicator of a device without a home button.
    public static let bars = DeviceChrome(rawValue: 1 << 0)
    /// A keyboard while a text input has focus.
    public static let keyboard = DeviceChrome(rawValue: 1 << 1)
    /// The body of the device around the window. It enlarges the image.
    public static let frame = DeviceChrome(rawValue: 1 << 2)
}

extension DeviceChrome {
    /// The thickness of the body of a device around its window, in points.
    package static let frameThickness = DeviceFrame.thickness

    /// The size of an image that shows a window with these parts, in points.
    package func size(around window: CGSize) -> CGSize {
        contains(.frame) ? DeviceFrame.outerSize(of: window) : window
    }
}

/// A generic device around a window: a dark plate with rounded corners, modelled on no product.
struct DeviceFrame: Sendable {
    /// The size of the whole image, in points.
    let size: CGSize
    /// The safe area insets of the window, in points.
    let safeAreaInsets: EdgeInsets

    /// The distance from the window's edge to the outer edge of the device's body, in points.
    static let thickness: CGFloat = 16

    /// The size of an image that fits a window and the device around it, in points.
    static func outerSize(of window: CGSize) -> CGSize {
        CGSize(width: window.width + 2 * thickness, height: window.height + 2 * thickness)
    }

    /// The window's rectangle in the image.
    var window: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: Self.thickness, dy: Self.thickness) }

    /// The corner radius of the window, in points. Devices without a home button have rounded displays.
    private var cornerRadius: CGFloat {
        if window.size.isOfTablet { return 18 }
        return safeAreaInsets.bottom > 0 ? 47 : 4
    }

    /// Draws the device around a window.
    ///
    /// - Parameter list: the content of the window.
    func around(_ list: DisplayList) -> DisplayList {
        func plate(_ rect: CGRect, _ radius: CGFloat, _ white: Float) -> DisplayItem {
            let path = RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
            return DisplayItem(
                .fill(path, FillStyle(), .color(RGBAColor(red: white, green: white, blue: white, alpha: 1))))
        }
        let outer = CGRect(origin: .zero, size: size)
        let radius = cornerRadius
        var items = [
            plate(outer, radius + Self.thickness, 0.42), plate(outer.insetBy(dx: 2, dy: 2), radius + 14, 0.08),
        ]
        let screen = RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: window)
        var content = list.items
        if let background = list.background {
            let all = Path(CGRect(origin: .zero, size: list.size))
            content.insert(DisplayItem(.fill(all, FillStyle(), .color(background))), at: 0)
        }
        items.append(
            DisplayItem(
                .group(content, isolated: false),
                transform: ProjectionTransform(CGAffineTransform(translationX: window.minX, y: window.minY)),
                effects: [.clip(screen, FillStyle())]))
        if let camera { items.append(plate(camera, min(camera.width, camera.height) / 2, 0)) }
        return DisplayList(size: size, scale: list.scale, background: nil, items: items)
    }

    /// The rectangle of the camera in points, at the device's top edge. In landscape, this edge is at the left.
    ///
    /// The camera is a pill if the safe area inset leaves room for a pill, otherwise a round lens. nil for tablets and
    /// for devices with a home button. Also nil for a round lens in landscape, which is not drawn.
    private var camera: CGRect? {
        // In landscape, the camera's inset is at the leading edge instead of the top.
        let isLying = safeAreaInsets.top == 0 && safeAreaInsets.leading > 0
        let inset = isLying ? safeAreaInsets.leading : safeAreaInsets.top
        if window.size.isOfTablet || inset < 40 { return nil }
        // The insets of devices with a notch are at most 50 points; the insets of devices with a pill are larger. The
        // pill ends 11 points above the end of the inset.
        let hasPill = inset > 50
        if !hasPill, isLying { return nil }
        let pill = CGSize(width: 126, height: 37)
        let (length, thickness, distance) = hasPill ? (pill.width, pill.height, inset - 48) : (14, 14, 15)
        if isLying {
            return CGRect(
                x: window.minX + distance, y: window.midY - length / 2, width: thickness, height: length)
        }
        return CGRect(x: window.midX - length / 2, y: window.minY + distance, width: length, height: thickness)
    }
}
