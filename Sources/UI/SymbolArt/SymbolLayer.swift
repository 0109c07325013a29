// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// What a layer is to its symbol: it chooses the layer's style in palettes and its opacity in hierarchies.
package enum SymbolLevel: Int, Sendable {
    case primary, secondary, tertiary
}

/// The colours that layers have of their own. They are the system's, so that they differ in the dark.
package enum SymbolColor: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white
}

/// One layer of a symbol: what is coloured, lit and moved on its own.
package struct SymbolLayer: Equatable, Sendable {
    /// In ems, the origin in the middle of the symbol, y down. Filled non-zero.
    package var path: Path
    package var level: SymbolLevel
    /// In `multicolor`; nil: the foreground style.
    package var color: SymbolColor?
    /// In one colour this layer is a hole in those below it: the mark on a filled circle.
    package var isCutout = false
    /// `variableValue` lights such layers one after the other, in their order.
    package var isVariable = false
    /// The point about which this layer turns; nil: it stands still while others turn.
    package var pivot: CGPoint?
    /// Letters: they change their place where the symbol is mirrored, and still read as they are.
    package var isNeverMirrored = false
}

/// How a layer stands at a moment of an effect, apart from its colour.
package struct SymbolLayerState: Equatable, Sendable {
    package var opacity: Double = 1
    /// About the optical middle of the symbol.
    package var scale: CGFloat = 1
    /// Clockwise, about the layer's pivot; about the middle of the symbol where it has none.
    package var rotation: Angle = .zero
    /// Clockwise, about the middle of the symbol: that of all layers together.
    package var turn: Angle = .zero
    /// In ems.
    package var offset: CGSize = .zero

    package init(
        opacity: Double = 1, scale: CGFloat = 1, rotation: Angle = .zero, turn: Angle = .zero, offset: CGSize = .zero
    ) {
        self.opacity = opacity
        self.scale = scale
        self.rotation = rotation
        self.turn = turn
        self.offset = offset
    }

    /// Where points of a layer go: turned about `pivot`, then turned and scaled about `middle`, then moved.
    package func map(pivot: CGPoint, middle: CGPoint) -> CGAffineTransform {
        CGAffineTransform.identity
            .translatedBy(x: middle.x + offset.width, y: middle.y + offset.height)
            .scaledBy(x: scale, y: scale)
            .rotated(by: turn.radians)
            .translatedBy(x: pivot.x - middle.x, y: pivot.y - middle.y)
            .rotated(by: rotation.radians)
            .translatedBy(x: -pivot.x, y: -pivot.y)
    }
}
