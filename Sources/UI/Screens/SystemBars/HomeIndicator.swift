// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

struct HomeIndicator: View {
    @Environment(\.colorScheme) private var colorScheme

    /// The indicator's length in a window of width `width`, both in points.
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
    /// Hides the indicator at once; iOS hides it some seconds after the last touch.
    nonisolated public func prefersHomeIndicatorAutoHidden(_ value: Bool = true) -> some View {
        preference(key: SystemOverlaysHiddenKey.self, value: value)
    }
}
