// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// In right-to-left layout, mirrors drawing and hit testing about the view's vertical centre line. Keeps the frame.
nonisolated struct RightToLeftFlip: EffectModifier {
    let isEnabled: Bool

    func effect(in environment: EnvironmentValues) -> ScaleEffect {
        let flips = isEnabled && environment.layoutDirection == .rightToLeft
        return ScaleEffect(scale: CGSize(width: flips ? -1 : 1, height: 1), anchor: .center)
    }
}

extension View {
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftFlip(isEnabled: enabled))
    }
}
