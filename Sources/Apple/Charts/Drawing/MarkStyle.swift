// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Styles
import SwiftUI

/// A style whose gradient spans only a part of the painted shape.
nonisolated struct MarkStyle: ShapeStyle {
    let style: AnyShapeStyle
    /// The rectangle that the gradient spans, as fractions of the painted shape's size.
    let part: CGRect

    func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        var resolved = style._resolve(in: context)
        guard case .gradient(let gradient, let geometry) = resolved.fill else { return resolved }
        func placed(_ point: UnitPoint) -> UnitPoint {
            UnitPoint(x: part.minX + part.width * point.x, y: part.minY + part.height * point.y)
        }
        let moved: GradientGeometry =
            switch geometry {
            case .linear(let start, let end): .linear(start: placed(start), end: placed(end))
            case .radial(let center, let start, let end):
                .radial(center: placed(center), startRadius: start, endRadius: end)
            case .elliptical(let center, let start, let end):
                .elliptical(
                    center: placed(center), startFraction: start * max(part.width, part.height),
                    endFraction: end * max(part.width, part.height))
            case .angular(let center, let start, let end): .angular(center: placed(center), start: start, end: end)
            }
        resolved.fill = .gradient(gradient, moved)
        return resolved
    }
}
