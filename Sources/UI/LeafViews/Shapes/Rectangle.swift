// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

public struct Rectangle: SelfInsetting {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkenShape(base: self, amount: amount) }

    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
