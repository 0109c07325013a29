// SPDX-License-Identifier: MIT

import SwiftUI

/// A card with a title, a remark and animated content.
struct PhaseCard<Content: View>: View {
    let title: String
    let detail: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title)
                .font(.system(size: 17, weight: .semibold))
            Text(detail)
                .font(.system(size: 13))
                .foregroundColor(.secondary)
            content
                .frame(maxWidth: .infinity)
                .padding(.top, 22)
        }
        .padding(20)
        .background(
            RoundedRectangle(cornerRadius: 22, style: .continuous)
                .fill(Color(.secondarySystemGroupedBackground)))
    }
}
