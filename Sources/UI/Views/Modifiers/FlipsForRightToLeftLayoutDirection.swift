// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Turns a view over where text runs from right to left.
nonisolated struct RightToLeftFlip: EffectModifier {
    let isEnabled: Bool

    func effect(in environment: EnvironmentValues) -> ScaleEffect {
        let flips = isEnabled && environment.layoutDirection == .rightToLeft
        return ScaleEffect(scale: CGSize(width: flips ? -1 : 1, height: 1), anchor: .center)
    }
}

extension View {
    /// Draws the mirror image of the view where text runs from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftFlip(isEnabled: enabled))
    }
}
