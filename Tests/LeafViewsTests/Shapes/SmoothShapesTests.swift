// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LeafViews
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct SmoothShapesTests {
    private let shapes: [(String, (Double) -> AnyShape)] = [
        ("Circle", { _ in AnyShape(Circle()) }),
        ("Ellipse", { _ in AnyShape(Ellipse()) }),
        ("Capsule", { _ in AnyShape(Capsule()) }),
        ("Capsule, circular", { _ in AnyShape(Capsule(style: .circular)) }),
        ("Capsule, inset", { AnyShape(Capsule().inset(by: $0 / 8)) }),
        ("RoundedRectangle", { AnyShape(RoundedRectangle(cornerRadius: $0)) }),
        ("RoundedRectangle, circular", { AnyShape(RoundedRectangle(cornerRadius: $0, style: .circular)) }),
        ("RoundedRectangle, inset", { AnyShape(RoundedRectangle(cornerRadius: $0).inset(by: $0 / 3)) }),
        ("RoundedRectangle, outset", { AnyShape(RoundedRectangle(cornerRadius: $0).inset(by: -2)) }),
        (
            "UnevenRoundedRectangle",
            {
                AnyShape(
                    UnevenRoundedRectangle(
                        topLeadingRadius: $0, bottomLeadingRadius: $0 * 2, bottomTrailingRadius: 3,
                        topTrailingRadius: $0 / 2))
            }
        ),
        (
            "UnevenRoundedRectangle, inset",
            {
                AnyShape(
                    UnevenRoundedRectangle(
                        topLeadingRadius: $0, bottomLeadingRadius: $0 * 2, bottomTrailingRadius: $0 * 3,
                        topTrailingRadius: $0
                    )
                    .inset(by: $0 / 4))
            }
        ),
    ]

    @Test func atEverySize() {
        for (name, shape) in shapes {
            for size in sizes {
                for radius in stride(from: 0.75, through: 60, by: 1.875) {
                    let path = shape(radius).path(in: CGRect(origin: .zero, size: size))
                    #expect(path.sharpestTurn < 2.5 && path.isConvex, "\(name) at \(size), radius \(radius)")
                }
            }
        }
    }

    @Test func relativeToTheirContainers() {
        for size in sizes where min(size.width, size.height) > 16 {
            for radius in stride(from: 8.0, through: 60, by: 3.25) {
                let container = ContainerShape(RoundedRectangle(cornerRadius: radius), size: size)
                let path = ContainerShape.during(container) {
                    ContainerRelativeShape().path(in: CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4))
                }
                #expect(path.sharpestTurn < 2.5 && path.isConvex, "\(size), radius \(radius)")
            }
        }
    }

    /// Flat, tall and square sizes, with even, odd and fractional sides.
    private let sizes: [CGSize] = [
        CGSize(width: 120, height: 40), CGSize(width: 40, height: 121), CGSize(width: 33, height: 33),
        CGSize(width: 300, height: 9), CGSize(width: 51, height: 44), CGSize(width: 390, height: 62.667),
    ]
}
