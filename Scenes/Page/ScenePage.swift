// SPDX-License-Identifier: MIT

import SwiftUI

/// The page of a designed scene: a title, at the same place in all of them, and what is below it.
struct ScenePage<Content: View>: View {
    let title: PageTitle
    /// Between the title and what is below it.
    var spacing: CGFloat = PageMetrics.spacing
    var background = Color(.systemGroupedBackground)
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            title
            content
        }
        .padding(.top, PageMetrics.top)
        .padding(.horizontal, PageMetrics.side)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(background)
    }
}

/// The measures that the designed scenes share, in points.
enum PageMetrics {
    /// Above the title: what a phone needs for its status bar, and a little air.
    static let top: CGFloat = 60
    static let side: CGFloat = 20
    static let spacing: CGFloat = 14
}

/// The title of a page, a second part of it in a colour of its own, and a line below it.
struct PageTitle: View {
    let title: String
    var accent = ""
    var tint = Color.primary
    var subtitle: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            // One text, not two side by side: where layouts run from right to left, English words still run from left
            // to right.
            Text(accent.isEmpty ? title : "\(title) ").foregroundColor(.primary) + Text(accent).foregroundColor(tint)
            if let subtitle {
                Text(subtitle)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .font(.largeTitle.weight(.bold))
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
