// SPDX-License-Identifier: MIT

import Drawing
import Motion

// Painting with a style, shared by shapes, symbols and texts.

extension AnimatableAttribute where Model == _ResolvedStyle {
    /// Sets a style, animated if the transaction has an animation.
    ///
    /// Styles of different kinds, such as a colour and a gradient, do not interpolate: the attribute then restarts at
    /// the new style.
    package mutating func update(style new: _ResolvedStyle, _ transaction: Transaction, at time: Double) {
        if new.kind == model.kind {
            update(new, transaction, at: time)
        } else {
            self = AnimatableAttribute(new)
        }
    }
}

extension Emitter {
    /// Draws with the shadows and the blend mode of `style`.
    package mutating func painted(with style: _ResolvedStyle, _ body: (inout Emitter) -> Void) {
        if style.blendMode == .normal, style.shadows.isEmpty { return body(&self) }
        guard style.blendMode == .normal else {
            return blended(style.blendMode) { $0.shadowed(style.shadows[...], body) }
        }
        shadowed(style.shadows[...], body)
    }

    /// Applies the shadows; the first one is the innermost.
    private mutating func shadowed(
        _ shadows: ArraySlice<_ResolvedStyle.Shadow>, _ body: (inout Emitter) -> Void
    ) {
        guard let last = shadows.last else { return body(&self) }
        guard !last.isInner else { return shadowed(shadows.dropLast(), body) }
        shadowed(Shadow(color: last.color, radius: last.radius, offset: last.offset)) {
            $0.shadowed(shadows.dropLast(), body)
        }
    }
}
