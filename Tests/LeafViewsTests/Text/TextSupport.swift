// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SwiftUICore
import Testing

@MainActor
enum Measured {
    /// The frame of a view in a window of `width` × 600 points.
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

    /// The outlines that a view draws in a window of 600 × 200 points.
    static func outlines<V: View>(@ViewBuilder _ content: () -> V) throws -> [DisplayItem.Content] {
        try Stage(600, 200, scale: 3, content: content).list().items.map(\.content)
    }

    /// Expects two views to draw the same outlines, and at least one outline.
    static func expectSame<A: View, B: View>(
        _ a: A, _ b: B, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let expected = try outlines { b }
        #expect(!expected.isEmpty, sourceLocation: sourceLocation)
        #expect(try outlines { a } == expected, sourceLocation: sourceLocation)
    }
}
