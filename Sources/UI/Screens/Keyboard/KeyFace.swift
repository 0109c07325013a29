// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import Controls

/// A key of the screen keyboard: its legend on a grey, white or blue background.
struct KeyFace<Legend: View>: View {
    /// Whether the key is grey, like all keys that type no letter.
    var isSpecial = false
    /// Whether the key is blue.
    var isProminent = false
    @ViewBuilder let legend: Legend
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let isDark = colorScheme == .dark
        let light = isSpecial ? Color(red: 0.67, green: 0.69, blue: 0.735) : .white
        let dark = Color(white: isSpecial ? 0.28 : 0.42)
        legend
            .foregroundStyle(isDark || isProminent ? .white : .black)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                RoundedRectangle(cornerRadius: 5, style: .continuous)
                    .fill(isProminent ? .blue : isDark ? dark : light)
                    .shadow(color: .black.opacity(0.35), radius: 0, x: 0, y: 1)
            }
    }
}
