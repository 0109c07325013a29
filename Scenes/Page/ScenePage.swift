// SPDX-License-Identifier: MIT

import SwiftUI

/// The page of a designed scene: a title at a fixed position, and content below.
struct ScenePage<Content: View>: View {
    let title: PageTitle
    /// The space between title and content, in points.
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
        // The space above the title includes the status bar; content reaches down to the home indicator.
        .ignoresSafeArea()
    }
}

/// Dimensions shared by the designed scenes, in points.
enum PageMetrics {
    /// The space above the title, including a phone's status bar.
    static let top: CGFloat = 60
    static let side: CGFloat = 20
    static let spacing: CGFloat = 14
}

/// A title, an optional second part in another colour, and an optional subtitle.
struct PageTitle: View {
    let title: String
    var accent = ""
    var tint = Color.primary
    var subtitle: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            // One text instead of two, so that English words stay in order in right-to-left layouts.
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
