// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Motion
@_spi(ViewGraph) import ViewGraph

/// An effect that applies a colour matrix.
protocol ColorFilterEffect: DrawingEffect {
    var matrix: ColorMatrix { get }
}

extension ColorFilterEffect {
    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.filtered(matrix) { content.draw(&$0) }
    }
}

/// A colour matrix with one animatable parameter.
protocol AmountFilterEffect: ColorFilterEffect where AnimatableData == Double {
    var amount: Double { get set }
}

extension AmountFilterEffect {
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}
