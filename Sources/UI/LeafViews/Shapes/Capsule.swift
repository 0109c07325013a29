// SPDX-License-Identifier: MIT

import Motion
import Foundation
import Geometry

public struct Capsule: SelfInsetting {
    /// In both styles the ends are exact half circles, as on Apple's pictures. Only `clipShape` with a continuous
    /// capsule has other ends (`Path.init(continuousCapsuleIn:)`).
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkenShape(base: self, amount: amount) }

    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { path(in: rect.insetBy(dx: amount, dy: amount)) }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }

    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
