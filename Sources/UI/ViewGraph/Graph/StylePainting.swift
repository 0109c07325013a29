// SPDX-License-Identifier: MIT

import Drawing
import Motion

// What all leaves that are painted with a style have in common: shapes, symbols and texts.

extension AnimatableAttribute where Model == _ResolvedStyle {
    /// Takes over a style, animated where the transaction asks for it.
    ///
    /// A colour does not turn into a gradient: with a style of another kind, what was running has nothing to go on with,
    /// and the attribute starts anew.
    package mutating func update(style new: _ResolvedStyle, _ transaction: Transaction, at time: Double) {
        if new.kind == model.kind {
            update(new, transaction, at: time)
        } else {
            self = AnimatableAttribute(new)
        }
    }
}

extension Emitter {
    /// Draws with the shadows and the blend mode that belong to `style`.
    package mutating func painted(with style: _ResolvedStyle, _ body: (inout Emitter) -> Void) {
        if style.blendMode == .normal, style.shadows.isEmpty { return body(&self) }
        guard style.blendMode == .normal else {
            return blended(style.blendMode) { $0.shadowed(style.shadows[...], body) }
        }
        shadowed(style.shadows[...], body)
    }

    /// The first shadow is the innermost.
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
