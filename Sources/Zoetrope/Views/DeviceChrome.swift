// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Interaction
import Screens

/// What of a device is drawn over and around its window.
public struct DeviceChrome: OptionSet, Sendable, Hashable {
    /// One bit for each part.
    public let rawValue: Int
    /// Parts by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The clock and the signs at the top, and the line at the bottom of a device without a button.
    public static let bars = DeviceChrome(rawValue: 1 << 0)
    /// A keyboard, while a view takes letters.
    public static let keyboard = DeviceChrome(rawValue: 1 << 1)
    /// The device around the window, which makes the image larger.
    public static let frame = DeviceChrome(rawValue: 1 << 2)
}

extension DeviceChrome {
    /// The size of an image that shows a window with these parts, in points.
    package func size(around window: CGSize) -> CGSize {
        contains(.frame) ? DeviceFrame.outerSize(of: window) : window
    }
}

/// A device around a window: a dark plate with round corners, drawn by us after none that is sold.
struct DeviceFrame: Sendable {
    /// Of the whole image, in points.
    let size: CGSize
    /// What the device covers of the window's edges, in points.
    let safeAreaInsets: EdgeInsets

    /// From the window's edge to the device's, in points.
    static let thickness: CGFloat = 16

    /// An image that has room for the device around a window.
    static func outerSize(of window: CGSize) -> CGSize {
        CGSize(width: window.width + 2 * thickness, height: window.height + 2 * thickness)
    }

    /// The window in the image.
    var window: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: Self.thickness, dy: Self.thickness) }

    /// Of the window's corners, in points: those of devices without a button are round.
    private var cornerRadius: CGFloat {
        if window.size.isOfTablet { return 18 }
        return safeAreaInsets.bottom > 0 ? 47 : 4
    }

    /// The device with a window in it.
    ///
    /// - Parameters:
    ///   - list: What the window shows.
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
        if let lens { items.append(plate(lens, lens.width / 2, 0)) }
        return DisplayList(size: size, scale: list.scale, background: nil, items: items)
    }

    /// A camera in the middle of what the device covers.
    private var lens: CGRect? {
        let width: CGFloat = 14
        if safeAreaInsets.top >= 40 {
            return CGRect(x: window.midX - width / 2, y: window.minY + 15, width: width, height: width)
        }
        return nil
    }
}
