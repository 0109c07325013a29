// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The role of a layer. It selects the style in palette rendering and the opacity in hierarchical rendering.
package enum SymbolLevel: Int, Sendable {
    case primary, secondary, tertiary
}

/// The colours of multicolour layers: system colours, which have dark variants.
package enum SymbolColor: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white
}

/// A layer of a symbol, which is coloured, lit and animated as a unit.
package struct SymbolLayer: Equatable, Sendable {
    /// The area of the layer in ems, filled by the non-zero rule. The origin is the symbol's centre and y points down.
    package var path: Path
    package var level: SymbolLevel
    /// The colour in multicolour rendering; nil for the foreground style.
    package var color: SymbolColor?
    /// Whether the layer becomes a hole in the layers below when the symbol is drawn in one colour. An example is the
    /// mark on a filled circle.
    package var isCutout = false
    /// Whether `variableValue` lights the layer; such layers are lit in order.
    package var isVariable = false
    /// The point about which the layer rotates; nil if it does not rotate by layer.
    package var pivot: CGPoint?
    /// Whether mirroring only moves the layer, so that its letters stay readable.
    package var isNeverMirrored = false
}

/// The state of a layer at a moment of an effect, without its colour.
package struct SymbolLayerState: Equatable, Sendable {
    package var opacity: Double = 1
    /// The scale about the symbol's optical centre.
    package var scale: CGFloat = 1
    /// The clockwise rotation about the layer's pivot or, without a pivot, about the symbol's centre.
    package var rotation: Angle = .zero
    /// The clockwise rotation of all layers together about the symbol's centre.
    package var turn: Angle = .zero
    /// The translation in ems.
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

    /// The transform of the layer's points: a rotation about `pivot`, then rotation and scaling about `middle`, then a
    /// translation.
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
