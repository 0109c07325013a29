// SPDX-License-Identifier: MIT

import SwiftUI

/// A symbol with the name and description of its effect.
struct EffectCard<Symbol: View>: View {
    let name: String
    let detail: String
    let color: Color
    @ViewBuilder let symbol: Symbol

    var body: some View {
        VStack(spacing: 0) {
            symbol
                .font(.system(size: 32))
                .foregroundStyle(color)
                .frame(height: 48)
            Text(name)
                .font(.system(size: 12, weight: .semibold))
                .padding(.top, 8)
            Text(detail)
                .font(.system(size: 10.5))
                .foregroundStyle(.secondary)
                .padding(.top, 2)
        }
        .padding(.top, 12)
        .padding(.bottom, 12)
        .frame(maxWidth: .infinity)
        .effectCardBackground()
    }
}

extension View {
    /// A rounded rectangle in the system's colour for cells of grouped lists.
    func effectCardBackground() -> some View {
        background(
            RoundedRectangle(cornerRadius: 14, style: .continuous)
                .fill(Color(.secondarySystemGroupedBackground)))
    }
}
