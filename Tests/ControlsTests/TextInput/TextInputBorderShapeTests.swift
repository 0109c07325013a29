// SPDX-License-Identifier: MIT

import Controls
import Foundation
import Geometry
import SwiftUICore
import TestSupport
import Testing

@MainActor @Suite struct TextInputBorderShapeTests {
    private static let frame = CGRect(x: 0, y: 0, width: 100, height: 34)

    @Test func shapesHaveTheirRadii() {
        let (capsule, rectangle) = (TextInputBorderShape.capsule, TextInputBorderShape.roundedRectangle)
        // 4 points from the corner: inside of a radius of 6, outside of one of 17.
        let point = CGPoint(x: 3, y: 3)
        #expect(rectangle.path(in: Self.frame).contains(point) && !capsule.path(in: Self.frame).contains(point))
        #expect(TextInputBorderShape.automatic.path(in: Self.frame).contains(point))
        #expect(capsule.inset(by: 2).path(in: Self.frame).boundingRect == Self.frame.insetBy(dx: 2, dy: 2))
    }
}
