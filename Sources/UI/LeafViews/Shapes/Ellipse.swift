// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

public struct Ellipse: SelfInsetting {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkenShape(base: self, amount: amount) }

    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
    }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
