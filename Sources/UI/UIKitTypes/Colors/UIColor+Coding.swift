// SPDX-License-Identifier: MIT

import Foundation

/// Encodes the components in light mode.
extension UIColor: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (name, value) in [("Red", red), ("Green", green), ("Blue", blue), ("Alpha", alpha)] {
            coder.encode(Double(value), forKey: "UI" + name)
        }
    }
}
