// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Interaction

/// What tests ask of texts.
@MainActor
enum Measured {
    /// The frame that a view takes in a window of `width` × 600 points.
    static func frame<V: View>(_ view: V, width: CGFloat = 600, scale: Double = 3) throws -> CGRect {
        let stage = Stage(width, 600, scale: scale) { view.background(Color.red) }
        return try stage.list().leaves[0].frame
    }

    static func width<V: View>(_ view: V, scale: Double = 3) throws -> CGFloat {
        try frame(view, scale: scale).width
    }

    static func height<V: View>(_ view: V, width: CGFloat = 600, scale: Double = 3) throws -> CGFloat {
        try frame(view, width: width, scale: scale).height
    }
}
