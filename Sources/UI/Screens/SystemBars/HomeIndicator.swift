// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// The line at the bottom of a device that has no button.
struct HomeIndicator: View {
    @Environment(\.colorScheme) private var colorScheme

    /// Its length, of a window of this width: a bit more than a third, in points.
    static func length(in width: CGFloat) -> CGFloat { (width * 0.355).rounded() }

    var body: some View {
        GeometryReader { window in
            Capsule()
                .fill(colorScheme == .dark ? .white : .black)
                .frame(width: Self.length(in: window.size.width), height: 5)
                .padding(.bottom, 8)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
    }
}

extension View {
    /// Whether the indicator of the home gesture goes after a while. Where it is drawn, it stays.
    nonisolated public func prefersHomeIndicatorAutoHidden(_ value: Bool = true) -> some View { self }
}
