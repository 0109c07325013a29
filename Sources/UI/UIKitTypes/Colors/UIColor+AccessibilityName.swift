// SPDX-License-Identifier: MIT

import Foundation

extension UIColor {
    /// An English name: lightness, strength and hue, such as "dark vibrant red". Apple's names may differ.
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        if brightness < 0.1 { return "black" }
        if saturation < 0.1 {
            if brightness > 0.95 { return "white" }
            return brightness > 0.7 ? "light gray" : brightness < 0.4 ? "dark gray" : "gray"
        }
        let names: [(end: CGFloat, name: String)] = [
            (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"), (290, "purple"),
            (330, "magenta"), (345, "pink"), (361, "red"),
        ]
        let name = names.first { hue * 360 < $0.end }?.name ?? "red"
        if name == "orange", brightness < 0.7 { return "brown" }
        let depth = brightness < 0.5 ? "dark " : saturation < 0.45 && brightness > 0.7 ? "light " : ""
        return depth + (depth.isEmpty && saturation > 0.85 && brightness > 0.85 ? "vibrant " : "") + name
    }
}
